import type { SimpleProductResolvers, VirtualProductResolvers } from './resolvers.generated.ts'
/** Resolvers of the fields that every product type has (3.7). */
import { isOnSale } from '../../../rules/catalogue/prices.ts'
import { entityUid } from '../../../rules/catalogue/uids.ts'
import { quantityOf } from '../../../rules/catalogue/view.ts'
import { stamp } from '../context/amounts.ts'
import type { CommerceContext } from '../context/context.ts'
import { categoryNode } from './category-node.ts'
import { mediaEntries, mediaGallery } from './product-media.ts'
import { amountsView } from './purchase-amounts.ts'
import { potencyLabel, relatedNodes, type ProductNode } from './product-node.ts'
import { legacyPrices, priceRange } from './product-prices.ts'

/** At or below this quantity the page says how few are left. */
const FEW = 5
const GRAMS_PER_POUND = 453.592

const product = ({ offer }: ProductNode) => offer.product
/** The product that has the page. */
const shown = (node: ProductNode) => product(node).parent ?? product(node)
const html = (text: string) => ({ html: text })
const image = (node: ProductNode, _: unknown, { publicUrl }: CommerceContext) =>
  mediaGallery(product(node), publicUrl)[0] ?? null

/** The special price that applies now, if any. */
function special({ offer, view }: ProductNode) {
  const { window } = offer
  return window && isOnSale(window, view.now) ? window : null
}

const moment = (at: number | null | undefined) => (at === null || at === undefined ? null : stamp(at))

function weight(node: ProductNode): number | null {
  const [, grams] = /^([0-9.]+)g$/.exec(product(node).size?.label ?? '') ?? []
  return grams === undefined ? null : Math.round((Number(grams) / GRAMS_PER_POUND) * 10_000) / 10_000
}

/** Details that a page lists under their own headings (3.4.4). */
function attributes(node: ProductNode) {
  const { brand, strainType, size, details } = product(node)
  const { terpenes, effects } = shown(node).details
  const all = [
    ['brand', 'Brand', brand?.label],
    ['strain_type', 'Strain Type', strainType?.label],
    ['size', 'Size', size?.label],
    ['thc', 'THC', potencyLabel(details.thc)],
    ['cbd', 'CBD', potencyLabel(details.cbd)],
    ['terpenes', 'Terpenes', terpenes.map(({ name, percent }) => `${name} ${percent}%`).join(', ')],
    ['effects', 'Effects', effects.join(', ')],
    ['batch_code', 'Batch', details.batch],
  ] as const
  return all.flatMap(([code, label, value]) => (value ? [{ code, label, value }] : []))
}

const always =
  <const Value>(value: Value) =>
  () =>
    value

export const productFields: VirtualProductResolvers = {
  id: (node) => product(node).id,
  uid: (node) => entityUid(product(node).id),
  sku: (node) => product(node).sku,
  name: (node) => product(node).name,
  type_id: (node) => product(node).type,
  attribute_set_id: always(4),
  url_key: (node) => product(node).urlKey,
  url_path: (node) => shown(node).urlKey,
  url_suffix: always(''),
  url_rewrites: (node) => [{ url: shown(node).urlKey, parameters: [{ name: 'id', value: String(shown(node).id) }] }],
  canonical_url: (node) => shown(node).urlKey,
  stock_status: async ({ view, offer }) => ((await quantityOf(view, offer)) > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  only_x_left_in_stock: async ({ view, offer }) => {
    const left = await quantityOf(view, offer)
    return left > 0 && left <= FEW ? left : null
  },
  quantity: ({ view, offer }) => quantityOf(view, offer),
  min_sale_qty: always(1),
  max_sale_qty: always(100),
  short_description: (node) => html(shown(node).details.shortDescription),
  description: (node) => html(shown(node).details.description),
  meta_title: (node) => shown(node).details.metaTitle,
  meta_keyword: (node) => shown(node).details.metaKeyword,
  meta_description: (node) => shown(node).details.metaDescription,
  image,
  small_image: image,
  thumbnail: image,
  swatch_image: (node) => product(node).details.pictures[0]?.path ?? null,
  media_gallery: (node, _, { publicUrl }) => mediaGallery(product(node), publicUrl),
  media_gallery_entries: (node) => mediaEntries(product(node)),
  price: ({ offer }) => legacyPrices(offer),
  price_range: ({ offer }) => priceRange(offer),
  price_tiers: always([]),
  special_price: (node) => {
    const cents = special(node)?.special_price
    return cents === null || cents === undefined ? null : cents / 100
  },
  special_from_date: (node) => moment(special(node)?.special_from),
  special_to_date: (node) => moment(special(node)?.special_to),
  categories: (node) => product(node).categories.map((category) => categoryNode(node.view, category)),
  related_products: (node) => relatedNodes(node),
  upsell_products: always([]),
  crosssell_products: always([]),
  product_links: (node) =>
    relatedNodes(node).map((other, position) => ({
      sku: product(node).sku,
      link_type: 'related',
      linked_product_sku: product(other).sku,
      linked_product_type: product(other).type,
      position,
    })),
  options_container: always('container2'),
  gift_message_available: always(false),
  gift_wrapping_available: always(false),
  rating_summary: always(0),
  review_count: always(0),
  staged: always(false),
  custom_attributesV2: (node) => ({
    items: attributes(node).map(({ code, value }) => ({ __typename: 'AttributeValue', code, value })),
    errors: [],
  }),
  is_medical_only: (node) => Number(product(node).isMedicalOnly),
  is_sale: ({ offer }) => Number(offer.isOnSale),
  brand: (node) => product(node).brand?.id ?? null,
  brand_name: (node) => product(node).brand?.label ?? null,
  strain_type: (node) => product(node).strainType?.id ?? null,
  strain_type_label: (node) => product(node).strainType?.label ?? null,
  thc_percentage: (node) => potencyLabel(product(node).details.thc),
  batch_code: (node) => product(node).details.batch,
  consumption_forms: (node) => product(node).details.consumptionForms,
  effects: (node) => shown(node).details.effects,
  is_sold_in_mode: ({ offer }) => offer.isInMode,
  purchase_amounts: (node) => amountsView(product(node).limits),
  custom_attributes_product: attributes,
  relative_url: (node) => shown(node).urlKey,
  redirect_code: always(0),
  type: always('PRODUCT'),
  options: (node) => (product(node).type === 'simple' || product(node).type === 'virtual' ? [] : null),
}

/** Fields of products that can be shipped. */
export const physicalFields: SimpleProductResolvers = { ...productFields, weight }
