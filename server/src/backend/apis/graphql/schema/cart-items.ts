import type { Resolvers } from './resolvers.generated.ts'
import type { LineIssue } from '../../../rules/carts/lines.ts'
import { money } from '../context/amounts.ts'
import type { CommerceContext } from '../context/context.ts'
import { catalogueOf, type LineView } from './cart-view.ts'
import { potencyLabel, productNodeBySku, type ProductNode } from './product-node.ts'
import { amountsView } from './purchase-amounts.ts'
import { decodeUid } from '../../../rules/catalogue/uids.ts'

/** The uid of a line, from its number. */
export const lineUid = (id: number) => Buffer.from(String(id)).toString('base64')

/** The number of a line from its uid, or in the form of older clients; undefined if it is neither. */
export function lineId(uid: string | null | undefined, id: number | null | undefined): number | undefined {
  if (uid === null || uid === undefined) return id ?? undefined
  const text = decodeUid(uid) ?? uid
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function typeOf({ line }: LineView) {
  const { product } = line
  if (product.parentSku !== null) return 'ConfigurableCartItem'
  switch (product.type) {
    case 'simple':
    case 'configurable':
      return 'SimpleCartItem'
    case 'virtual':
      return 'VirtualCartItem'
    case 'bundle':
      return 'BundleCartItem'
    case 'giftcard':
      return 'GiftCardCartItem'
  }
}

const errorOf = ({ code, message }: LineIssue) =>
  ({ code: code === 'NOT_SALABLE' ? 'UNDEFINED' : 'ITEM_QTY', message }) as const

const discountsOf = ({ line }: LineView) =>
  line.totals.promos.map(({ rule, amount }) => ({
    amount: money(amount),
    label: rule.name,
    applied_to: 'ITEM' as const,
    coupon: rule.coupon === null ? null : { code: rule.coupon },
  }))

const percentOff = (regular: number, final: number) =>
  regular === 0 ? 0 : Math.round(((regular - final) * 10_000) / regular) / 100

function pricesOf(view: LineView) {
  const { totals, unitCents, regularCents, quantity } = view.line
  const discounts = discountsOf(view)
  const catalog = (times: number) => ({
    amount_off: ((regularCents - unitCents) * times) / 100,
    percent_off: percentOff(regularCents, unitCents),
  })
  return {
    price: money(unitCents),
    price_including_tax: money(unitCents + Math.round(totals.tax / quantity)),
    row_total: money(totals.rowTotal),
    row_total_including_tax: money(totals.rowTotal + totals.tax),
    total_item_discount: money(totals.discount),
    discounts: discounts.length === 0 ? null : discounts,
    fixed_product_taxes: [],
    original_item_price: money(regularCents),
    original_row_total: money(regularCents * quantity),
    catalog_discount: catalog(1),
    row_catalog_discount: catalog(quantity),
    promo_labels: totals.promos.map(({ rule }) => rule.displayText),
    promos: totals.promos.map(({ rule, appliedCount, amount, quantity: qty, skus }) => ({
      rule_id: rule.id,
      description: rule.description,
      customer_display_text: rule.displayText,
      applied_count: appliedCount,
      amount: money(amount),
      qty,
      skus,
    })),
  }
}

function infoOf({ line: { product, limits } }: LineView) {
  const data = [
    ...product.options.map(({ label, valueLabel }) => ({ label, value: valueLabel })),
    ...(limits.thcMg > 0 ? [{ label: 'THC', value: `${limits.thcMg} mg` }] : []),
    ...(limits.cbdMg > 0 ? [{ label: 'CBD', value: `${limits.cbdMg} mg` }] : []),
  ]
  return {
    thc_percentage: potencyLabel(product.info.thc),
    strain_type: product.strainType?.label ?? null,
    batch_code: product.info.batch,
    brand: product.brand,
    product_display_name: product.displayName,
    additional_data: data,
    consumption_forms: product.info.consumptionForms,
    purchase_amounts: amountsView(limits),
  }
}

const productOf =
  (sku: (view: LineView) => string) =>
  async (view: LineView, _args: unknown, context: CommerceContext): Promise<ProductNode> => {
    const node = productNodeBySku(await catalogueOf(view, context), sku(view))
    if (node === null) throw new Error(`The catalogue does not have ${sku(view)} of cart line ${view.line.id}`)
    return node
  }

const common = {
  product: productOf(({ line }) => line.product.parentSku ?? line.product.sku),
  uid: ({ line }: LineView) => lineUid(line.id),
  id: ({ line }: LineView) => String(line.id),
  quantity: ({ line }: LineView) => line.quantity,
  prices: pricesOf,
  errors: ({ line }: LineView) => (line.issues.length === 0 ? null : line.issues.map(errorOf)),
  is_available: ({ line }: LineView) => line.issues.length === 0,
  not_available_message: ({ line }: LineView) => line.issues[0]?.message ?? null,
  max_qty: ({ line }: LineView) => (line.most === Number.MAX_SAFE_INTEGER ? null : line.most),
  min_qty: () => 1,
  discount: (view: LineView) => discountsOf(view),
  note_from_buyer: () => null,
  note_from_seller: () => null,
  item_info: infoOf,
}
const bare = { ...common, customizable_options: () => [] }
const wrapped = { ...bare, available_gift_wrapping: () => [] }

/** The number at the end of a uid, for fields that older clients read. */
const numberIn = (uid: string) => Number(/(\d+)(?:\/\d+)?$/.exec(decodeUid(uid) ?? '')?.[1] ?? 0)

function configurableOptions({ line }: LineView) {
  return line.product.options.map(({ label, optionUid, valueLabel, valueUid }) => ({
    id: numberIn(optionUid),
    configurable_product_option_uid: optionUid,
    option_label: label,
    value_id: Number(decodeUid(valueUid)?.split('/').at(-1) ?? 0),
    configurable_product_option_value_uid: valueUid,
    value_label: valueLabel,
  }))
}

function bundleOptions({ line }: LineView) {
  const items = Map.groupBy(line.selections, ({ item }) => item)
  return [...items].map(([item, selections]) => ({
    uid: item.uid,
    id: item.id,
    label: item.title,
    type: item.type,
    values: selections.map(({ option, selection, cents }) => ({
      uid: option.uid,
      id: option.id,
      label: option.product?.name ?? option.sku,
      quantity: selection.quantity,
      price: cents / 100,
      priceV2: money(cents),
      original_price: money(
        Math.max(cents, option.priceType === 'DYNAMIC' ? (option.product?.priceCents ?? 0) : cents),
      ),
    })),
  }))
}

/** (3.4.4, 7a.24) Cart items. */
export const cartItems: Resolvers = {
  CartItemInterface: { __resolveType: typeOf },
  SimpleCartItem: wrapped,
  VirtualCartItem: bare,
  ConfigurableCartItem: {
    ...wrapped,
    configurable_options: configurableOptions,
    configured_variant: productOf(({ line }) => line.product.sku),
  },
  BundleCartItem: { ...wrapped, bundle_options: bundleOptions },
  GiftCardCartItem: {
    ...wrapped,
    amount: ({ line }) => money(line.giftCard?.amountCents ?? 0),
    sender_name: ({ line }) => line.giftCard?.senderName ?? '',
    sender_email: ({ line }) => line.giftCard?.senderEmail ?? null,
    recipient_name: ({ line }) => line.giftCard?.recipientName ?? '',
    recipient_email: ({ line }) => line.giftCard?.recipientEmail ?? null,
    message: ({ line }) => line.giftCard?.message ?? null,
  },
}
