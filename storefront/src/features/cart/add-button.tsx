import { addLabel } from '@leaflog/core'
import { firstChoice, priceOf, stockOf, type ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { useShop, useView } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { AddButtonView } from '../../shared/product/add-button-view.tsx'
import { heldIn } from '@leaflog/core/products'
import { menuPreview } from '@leaflog/core/products'
import { useCartAttempt } from './parts/use-cart-attempt.ts'
import { useTerm } from '../../shared/i18n/use-term.ts'

export type AddButtonProps = {
  product: ListedProduct
  option: string | null
  mode: ShoppingMode
  /** How many to add to the quantity already in the cart. */
  quantity?: number
  /** A purchase limit allows no more. */
  limited?: boolean
}

/** Adds a product to the cart. Its label comes from the cart's state, so all tabs show the same. */
export function AddButton({ product, option, mode, quantity = 1, limited = false }: AddButtonProps) {
  const { t } = useTranslation('cart')
  const word = useTerm()
  const shop = useShop()
  const attempt = useCartAttempt()
  const productId = product.product_id
  const label = useView(({ orderingCart }) => addLabel(orderingCart.view, productId, option ?? ''))
  const held = useView(({ orderingCart }) => heldIn(orderingCart.view, { productId, option }))
  const variant = product.variants.find((one) => one.option === option) ?? firstChoice(product, mode)
  const soldOut = variant === null || priceOf(variant, mode) === null || stockOf(product, variant.option) <= 0
  const add = () => {
    if (variant === null || option === null) return
    attempt(
      shop.orderingCart.add({
        productId,
        option,
        quantity: held + quantity,
        preview: menuPreview(product, variant, mode),
      }),
    )
  }
  const what = `${product.name}, ${word(option ?? t('add.withoutSize'))}`
  return (
    <AddButtonView
      label={label}
      soldOut={soldOut}
      limited={limited}
      onAdd={add}
      describedAs={held > 0 ? t('add.held', { what, held }) : what}
    />
  )
}
