import { commerceAddLabel } from '@leaflog/core'
import { useShop, useView } from '@leaflog/react'
import { AddButtonView } from '../../../shared/product/add-button-view.tsx'
import { useCartAttempt } from '../../cart/parts/use-cart-attempt.ts'
import { SwitchMode } from './mode-notice.tsx'
import type { ProductPage } from './product-loader.ts'

/** What the button adds to the cart. */
export interface Taken {
  readonly quantity: number
  /** Cents for one, before sale prices. */
  readonly price: number
  /** Display text; null if nothing was chosen. */
  readonly option: string | null
  readonly image: string | null
}

export type AddToCartProps = {
  page: ProductPage
  /** Identifies this choice. */
  choice: {
    readonly sku: string
    readonly selectedOptions: readonly string[]
    readonly enteredOptions: readonly { readonly uid: string; readonly value: string }[]
  }
  /** The choice, for screen readers. */
  description: string | null
  isSoldOut: boolean
  /** A purchase limit allows no more of it. */
  isLimited?: boolean
  /** Null if the choice is invalid; the error is then shown and focused. */
  take: () => Taken | null
}

/** Adds the choice to the cart; if this mode does not sell it, links to the mode that does (6.6). */
export function AddToCart({ page, choice, description, isSoldOut, isLimited = false, take }: AddToCartProps) {
  const shop = useShop()
  const attempt = useCartAttempt()
  const label = useView(({ commerceCart }) => commerceAddLabel(commerceCart.view, choice))
  const { product } = page
  if (!product.is_sold_in_mode) return <SwitchMode page={page} />
  const add = () => {
    const taken = take()
    if (taken === null) return
    const { quantity, ...preview } = taken
    const { name, brand_name: brand, strain_type_label: strain } = product
    const strainType = strain === '' ? null : strain
    attempt(shop.commerceCart.add({ ...choice, quantity, preview: { ...preview, name, brand, strainType } }))
  }
  const describedAs = description === null ? page.title : `${page.title}, ${description}`
  return <AddButtonView label={label} soldOut={isSoldOut} limited={isLimited} describedAs={describedAs} onAdd={add} />
}
