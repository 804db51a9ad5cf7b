/** A product of the commerce channel as cards show it: the fields to select, and their parser. */
import * as z from 'zod/mini'
import { mediaPath } from '../shared/media.ts'
import { sentMoney } from '../shared/money.ts'
import { listOf, words } from '../shared/nullable.ts'

/** How a product is bought: directly, or after choosing options on its page. */
export type CommerceKind = 'simple' | 'configurable' | 'bundle' | 'giftcard' | 'other'

/** One of several sizes of a product. */
export interface CardSize {
  readonly label: string
  /** The cart's id for the choice. */
  readonly uid: string
  readonly inStock: boolean
  /** Cents; `regular` is before a sale. */
  readonly price: { readonly final: number; readonly regular: number }
}

export interface CommerceCard {
  readonly kind: CommerceKind
  readonly sku: string
  readonly name: string
  readonly urlKey: string
  /** A path below /media. */
  readonly image: string | null
  readonly brand: string
  /** The label of an id, such as `Indica`. */
  readonly strain: string | null
  /** As printed on the label, such as `24.4-26%`. */
  readonly thc: string | null
  readonly medicalOnly: boolean
  readonly inStock: boolean
  /** The remaining stock, if it is low. */
  readonly left: number | null
  /** Sizes to choose from; empty if the product has other options than size. */
  readonly sizes: readonly CardSize[]
  /** Cents: the lowest and highest price; `regular` is the lowest before a sale. */
  readonly price: { readonly from: number; readonly to: number; readonly regular: number }
}

/** Fields of any ProductInterface. */
export const commerceCardFields = `__typename sku name url_key stock_status only_x_left_in_stock small_image { url }
    brand_name strain_type_label thc_percentage is_medical_only
    price_range {
      minimum_price { regular_price { value currency } final_price { value currency } }
      maximum_price { final_price { value currency } }
    }
    ... on ConfigurableProduct {
      configurable_options { attribute_code }
      variants {
        attributes { uid label }
        product {
          stock_status
          price_range { minimum_price { regular_price { value currency } final_price { value currency } } }
        }
      }
    }`

const text = z.nullable(z.string())
const least = z.object({ regular_price: sentMoney, final_price: sentMoney })

const sentCard = z.object({
  __typename: z.string(),
  sku: words,
  name: words,
  url_key: words,
  stock_status: text,
  only_x_left_in_stock: z.nullable(z.number()),
  small_image: z.nullable(z.object({ url: text })),
  brand_name: words,
  strain_type_label: text,
  thc_percentage: text,
  is_medical_only: z.nullable(z.int()),
  price_range: z.object({
    minimum_price: least,
    maximum_price: z.nullable(z.object({ final_price: sentMoney })),
  }),
  configurable_options: z.optional(listOf(z.object({ attribute_code: text }))),
  variants: z.optional(
    listOf(
      z.object({
        attributes: listOf(z.object({ uid: z.string(), label: words })),
        product: z.nullable(z.object({ stock_status: text, price_range: z.object({ minimum_price: least }) })),
      }),
    ),
  ),
})
type SentCard = z.infer<typeof sentCard>

const isInStock = (status: string | null): boolean => status !== 'OUT_OF_STOCK'

const kinds: ReadonlyMap<string, CommerceKind> = new Map([
  ['SimpleProduct', 'simple'],
  ['VirtualProduct', 'simple'],
  ['ConfigurableProduct', 'configurable'],
  ['BundleProduct', 'bundle'],
  ['GiftCardProduct', 'giftcard'],
])

const sizesOf = ({ configurable_options: options = [], variants = [] }: SentCard): CardSize[] =>
  options.some(({ attribute_code }) => attribute_code !== 'size')
    ? []
    : variants.flatMap(({ attributes: [size], product }) => {
        if (!size || !product) return []
        const { regular_price: regular, final_price: final } = product.price_range.minimum_price
        return [{ ...size, inStock: isInStock(product.stock_status), price: { regular, final } }]
      })

function cardOf(sent: SentCard): CommerceCard {
  const { minimum_price: cheapest, maximum_price: most } = sent.price_range
  return {
    kind: kinds.get(sent.__typename) ?? 'other',
    sku: sent.sku,
    name: sent.name,
    urlKey: sent.url_key,
    image: mediaPath(sent.small_image?.url),
    brand: sent.brand_name,
    strain: sent.strain_type_label,
    thc: sent.thc_percentage,
    medicalOnly: sent.is_medical_only === 1,
    inStock: isInStock(sent.stock_status),
    left: sent.only_x_left_in_stock,
    sizes: sizesOf(sent),
    price: {
      from: cheapest.final_price,
      to: Math.max(cheapest.final_price, most?.final_price ?? 0),
      regular: cheapest.regular_price,
    },
  }
}

/** Products without a page or sku cannot be shown. */
export const commerceCards = z.pipe(
  listOf(sentCard),
  z.transform((items) => items.filter(({ sku, url_key }) => sku !== '' && url_key !== '').map(cardOf)),
)
