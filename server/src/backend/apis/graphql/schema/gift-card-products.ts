/** Gift cards (3.7.2). */
import {
  giftCardAmountUid,
  giftCardFieldUid,
  giftCardFields,
  type GiftCardField,
} from '../../../rules/catalogue/uids.ts'
import type { GiftCardDetails } from '../../../platform/tables/catalogue.ts'
import type { ProductNode } from './product-node.ts'

const cardOf = ({ offer }: ProductNode): GiftCardDetails | null => offer.product.details.giftCard
const dollars = (cents: number | null | undefined) => (cents === null || cents === undefined ? null : cents / 100)

const amounts = (node: ProductNode) =>
  cardOf(node)?.amounts.map((cents) => ({
    uid: giftCardAmountUid(cents),
    value_id: cents,
    value: cents / 100,
    website_value: cents / 100,
    website_id: 0,
    attribute_id: null,
  })) ?? null

/** A card by email needs an address; a printed card does not. */
function fieldsOf({ type, allowOpenAmount, allowMessage, messageMaxLength }: GiftCardDetails) {
  const isSent = type !== 'PHYSICAL'
  const all: [field: GiftCardField, title: string, isAsked: boolean, isRequired: boolean, length: number][] = [
    [giftCardFields.amount, 'Amount', allowOpenAmount, false, 12],
    [giftCardFields.senderName, 'Sender Name', true, true, 100],
    [giftCardFields.recipientName, 'Recipient Name', true, true, 100],
    [giftCardFields.senderEmail, 'Sender Email', isSent, true, 254],
    [giftCardFields.recipientEmail, 'Recipient Email', isSent, true, 254],
    [giftCardFields.message, 'Message', allowMessage, false, messageMaxLength],
  ]
  return all.filter(([, , isAsked]) => isAsked)
}

const options = (node: ProductNode) => {
  const card = cardOf(node)
  if (!card) return []
  return fieldsOf(card).map(([field, title, , required, length], position) => {
    const uid = giftCardFieldUid(field)
    return {
      __typename: 'CustomizableFieldOption' as const,
      uid,
      option_id: null,
      title,
      required,
      sort_order: position,
      product_sku: node.offer.product.sku,
      value: { uid, max_characters: length, price: 0, price_type: 'FIXED' as const, sku: null },
    }
  })
}

export const giftCardProductFields = {
  allow_open_amount: (node: ProductNode) => cardOf(node)?.allowOpenAmount ?? null,
  open_amount_min: (node: ProductNode) => dollars(cardOf(node)?.openAmountMin),
  open_amount_max: (node: ProductNode) => dollars(cardOf(node)?.openAmountMax),
  giftcard_type: (node: ProductNode) => cardOf(node)?.type ?? null,
  is_redeemable: (node: ProductNode) => cardOf(node)?.isRedeemable ?? null,
  lifetime: (node: ProductNode) => cardOf(node)?.lifetime ?? null,
  allow_message: (node: ProductNode) => cardOf(node)?.allowMessage ?? null,
  message_max_length: (node: ProductNode) => cardOf(node)?.messageMaxLength ?? null,
  giftcard_amounts: amounts,
  gift_card_options: options,
}
