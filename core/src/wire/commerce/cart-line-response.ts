/** A line of a cart as Adobe Commerce sends it, converted to the core's form. */
import * as z from 'zod/mini'
import { sentRefusal } from '../messages/message.ts'
import { type CommerceLine, issueOf, purchaseAmounts } from './commerce-cart.ts'
import { mediaPath } from '../shared/media.ts'
import { sentMoney } from '../shared/money.ts'
import { list, money, picture, text } from '../shared/response-fields.ts'

export const sentLine = z.object({
  uid: z.string(),
  quantity: z.number(),
  max_qty: z.nullable(z.number()),
  product: z.object({
    sku: text,
    url_key: text,
    name: text,
    is_medical_only: z.nullable(z.int()),
    small_image: picture,
    categories: list(z.object({ name: text })),
  }),
  item_info: z.nullable(
    z.object({
      brand: text,
      product_display_name: text,
      strain_type: text,
      thc_percentage: text,
      purchase_amounts: z.optional(purchaseAmounts),
    }),
  ),
  prices: z.nullable(
    z.object({
      row_total: sentMoney,
      original_item_price: sentMoney,
      original_row_total: sentMoney,
      total_item_discount: money,
      promo_labels: z.array(z.string()),
    }),
  ),
  errors: list(sentRefusal),
  configured_variant: z.optional(z.object({ sku: text, small_image: picture })),
  configurable_options: z.optional(
    list(
      z.object({
        option_label: z.string(),
        value_label: z.string(),
        configurable_product_option_value_uid: z.string(),
      }),
    ),
  ),
  bundle_options: z.optional(
    list(
      z.object({
        label: z.string(),
        values: list(z.object({ uid: z.string(), label: z.string(), quantity: z.number() })),
      }),
    ),
  ),
  amount: z.optional(sentMoney),
  sender_name: z.optional(z.string()),
  recipient_name: z.optional(z.string()),
})
type SentLine = z.infer<typeof sentLine>

export function lineOf(sent: SentLine): CommerceLine {
  const { product, prices, item_info: info, configured_variant: variant } = sent
  const category = product.categories[0]?.name
  const total = (prices?.row_total ?? 0) - (prices?.total_item_discount ?? 0)
  return {
    uid: sent.uid,
    sku: product.sku ?? '',
    variant_sku: variant?.sku ?? null,
    url_key: product.url_key ?? '',
    name: info?.product_display_name ?? product.name ?? '',
    brand: info?.brand ?? '',
    ...(category && { category }),
    image: mediaPath(variant?.small_image?.url ?? product.small_image?.url),
    strain_type: info?.strain_type ?? null,
    thc: info?.thc_percentage ?? null,
    is_medical_only: product.is_medical_only === 1,
    options: optionsOf(sent),
    choice: choiceOf(sent).toSorted(),
    quantity: Math.round(sent.quantity),
    most: sent.max_qty === null ? null : Math.round(sent.max_qty),
    ...(info?.purchase_amounts && { takes: info.purchase_amounts }),
    base_price: prices?.original_item_price ?? 0,
    total,
    saved: Math.max(0, (prices?.original_row_total ?? 0) - total),
    promos: prices?.promo_labels ?? [],
    errors: sent.errors.map(issueOf),
  }
}

const times = (quantity: number, label: string) => (quantity > 1 ? `${quantity} × ${label}` : label)

function optionsOf({ configurable_options, bundle_options, recipient_name, sender_name }: SentLine) {
  const chosen = (configurable_options ?? []).map(({ option_label: label, value_label: value }) => ({ label, value }))
  const parts = (bundle_options ?? []).map(({ label, values }) => ({
    label,
    value: values.map((value) => times(value.quantity, value.label)).join(', '),
  }))
  const people = [
    { label: 'To', value: recipient_name ?? '' },
    { label: 'From', value: sender_name ?? '' },
  ]
  return [...chosen, ...parts, ...people.filter(({ value }) => value !== '')]
}

const choiceOf = ({ configurable_options, bundle_options }: SentLine): string[] => [
  ...(configurable_options ?? []).map((option) => option.configurable_product_option_value_uid),
  ...(bundle_options ?? []).flatMap(({ values }) => values.map(({ uid }) => uid)),
]
