/** (8.25) Turns ordered items into cart items. Pure. */
import type { ItemInput } from '../carts/cart-items.ts'
import { giftCardFieldUid, giftCardFields } from '../catalogue/uids.ts'
import type { StoredOrder } from '../loyalty/order-search.ts'

type StoredItem = StoredOrder['items'][number]

function enteredFor({ choice }: StoredItem): { uid: string; value: string }[] {
  const parts = (choice?.bundle ?? []).map(({ selectionUid, quantity }) => ({
    uid: selectionUid,
    value: String(quantity),
  }))
  const card = choice?.giftCard
  if (!card) return parts
  const typed = [
    [giftCardFields.amount, String(card.amountCents / 100)],
    [giftCardFields.senderName, card.senderName],
    [giftCardFields.senderEmail, card.senderEmail],
    [giftCardFields.recipientName, card.recipientName],
    [giftCardFields.recipientEmail, card.recipientEmail],
    [giftCardFields.message, card.message],
  ] as const
  return typed.flatMap(([field, value]) => (value === null ? [] : [{ uid: giftCardFieldUid(field), value }]))
}

/** Null for an order of the other channel, which a cart of this one cannot hold. */
export const itemsAgain = (order: StoredOrder): ItemInput[] | null =>
  order.channel === 'ordering'
    ? null
    : order.items.map((item) => ({
        sku: item.product_id,
        quantity: item.quantity,
        parentSku: item.parent_sku,
        selectedOptions: (item.choice?.bundle ?? []).map(({ selectionUid }) => selectionUid),
        enteredOptions: enteredFor(item),
      }))
