import { type CommerceAdd, commerceAddLabel } from '@leaflog/core'
import { useShop, useView } from '@leaflog/react'
import { AddButtonView } from '../../shared/product/add-button-view.tsx'
import { useCartAttempt } from './parts/use-cart-attempt.ts'

export type CommerceAddButtonProps = {
  /** Of a simple product or of a variant; of a configurable product together with `selectedOptions`. */
  sku: string
  parentSku?: string | undefined
  /** Uids of what was chosen. */
  selectedOptions?: readonly string[] | undefined
  /** What was typed: amounts and words of a gift card, quantities in a set. */
  enteredOptions?: readonly { readonly uid: string; readonly value: string }[] | undefined
  /** How many to add to what is in the cart already. */
  quantity?: number
  /** What the new line shows until the server has answered. */
  preview: NonNullable<CommerceAdd['preview']>
  soldOut?: boolean
  /** What is added, for screen readers: "Blue Dream, 3.5g". */
  describedAs: string
}

/** Puts a product of the commerce channel into its cart (4c.2). What it says comes from the cart's state. */
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
