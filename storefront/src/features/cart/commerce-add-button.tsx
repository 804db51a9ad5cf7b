import { type CommerceAdd, commerceAddLabel } from '@leaflog/core'
import { useShop, useView } from '@leaflog/react'
import { AddButtonView } from '../../shared/product/add-button-view.tsx'
import { useCartAttempt } from './parts/use-cart-attempt.ts'

export type CommerceAddButtonProps = {
  /** The sku of a simple product or a variant; of a configurable product together with `selectedOptions`. */
  sku: string
  parentSku?: string | undefined
  /** Uids of the chosen options. */
  selectedOptions?: readonly string[] | undefined
  /** Values the shopper typed: amounts and messages of a gift card, quantities in a bundle. */
  enteredOptions?: readonly { readonly uid: string; readonly value: string }[] | undefined
  /** How many to add to the quantity already in the cart. */
  quantity?: number
  /** What the new line shows until the server answers. */
  preview: NonNullable<CommerceAdd['preview']>
  soldOut?: boolean
  /** What is added, for screen readers: "Blue Dream, 3.5g". */
  describedAs: string
}

/** Adds a product of the commerce channel to its cart (4c.2). Its label comes from the cart's state. */
export function CommerceAddButton({
  sku,
  parentSku,
  selectedOptions = [],
  enteredOptions = [],
  quantity = 1,
  preview,
  soldOut = false,
  describedAs,
}: CommerceAddButtonProps) {
  const shop = useShop()
  const attempt = useCartAttempt()
  const label = useView(({ commerceCart }) =>
    commerceAddLabel(commerceCart.view, { sku, selectedOptions, enteredOptions }),
  )
  const add = () =>
    attempt(
      shop.commerceCart.add({
        sku,
        ...(parentSku !== undefined && { parentSku }),
        quantity,
        selectedOptions,
        enteredOptions,
        preview,
      }),
    )
  return <AddButtonView label={label} soldOut={soldOut} describedAs={describedAs} onAdd={add} />
}
