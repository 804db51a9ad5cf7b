/**
 * Opaque ids of the catalogue: base64 of paths of numbers, as in Adobe Commerce. A client sends back those of the
 * chosen options.
 */
import type { AttributeCode } from '../../platform/tables/catalogue.ts'

const encode = (text: string) => Buffer.from(text).toString('base64')

/** The text of an id; undefined if it is not base64. */
export const decodeUid = (uid: string): string | undefined => {
  const text = Buffer.from(uid, 'base64').toString()
  return encode(text) === uid ? text : undefined
}

/** The numeric ids of the attributes themselves. */
export const attributeIds: Readonly<Record<AttributeCode, number>> = { brand: 231, strain_type: 232, size: 233 }

/** The uid of a product, a category or an attribute. */
export const entityUid = (id: number) => encode(String(id))

/** The uid of the attribute that distinguishes a product's variants. */
export const configurableOptionUid = (attribute: AttributeCode, productId: number) =>
  encode(`${attributeIds[attribute]}/${productId}`)

/** The uid of one value of that attribute; the same for every product. */
export const configurableValueUid = (attribute: AttributeCode, optionId: number) =>
  encode(`configurable/${attributeIds[attribute]}/${optionId}`)

export const bundleItemUid = (itemId: number) => encode(`bundle/${itemId}`)

export const bundleOptionUid = (itemId: number, optionId: number, quantity: number) =>
  encode(`bundle/${itemId}/${optionId}/${quantity}`)

/** The uid of a fixed amount of a gift card, in cents. */
export const giftCardAmountUid = (cents: number) => encode(`giftcard/giftcard_amount/${(cents / 100).toFixed(4)}`)

/** The uid of a field of a gift card, by its name. */
export const giftCardFields = {
  amount: 'custom_giftcard_amount',
  senderName: 'giftcard_sender_name',
  senderEmail: 'giftcard_sender_email',
  recipientName: 'giftcard_recipient_name',
  recipientEmail: 'giftcard_recipient_email',
  message: 'giftcard_message',
} as const
export type GiftCardField = (typeof giftCardFields)[keyof typeof giftCardFields]

export const giftCardFieldUid = (field: GiftCardField) => encode(`giftcard/${field}`)
