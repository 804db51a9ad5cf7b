/** Products a script can add to a cart on its own: simple ones, and variants of those with sizes. */
import type { Shop } from '@leaflog/core'
import { selectedOptionsOf, valueState } from '@leaflog/core/catalogue'
import type { CommerceProduct, ConfigurableProduct } from '@leaflog/core/wire/commerce/commerce-product'
import { productQuery } from '@leaflog/core/wire/commerce/commerce-product-documents'

export interface Choice {
  readonly sku: string
  readonly selectedOptions: readonly string[]
}

/** Every variant in stock, with the choice that selects it. */
const variantsOf = (product: ConfigurableProduct): Choice[] =>
  product.variants
    .filter(({ product: variant }) => variant.stock_status === 'IN_STOCK' && variant.is_sold_in_mode)
    .map(({ attributes }) => Object.fromEntries(attributes.map(({ code, uid }) => [code, uid])))
    .filter((choice) =>
      Object.entries(choice).every(([code, uid]) => valueState(product, choice, code, uid) === 'open'),
    )
    .map((choice) => ({ sku: product.sku, selectedOptions: selectedOptionsOf(choice) }))

/** At most one choice per product is added to a cart, because two of one product could be one line or two. */
const choicesOf = (product: CommerceProduct): Choice[] => {
  if (!product.is_sold_in_mode || product.stock_status !== 'IN_STOCK') return []
  if (product.__typename === 'ConfigurableProduct') return variantsOf(product)
  return product.__typename === 'SimpleProduct' ? [{ sku: product.sku, selectedOptions: [] }] : []
}

/** Reads from the chosen store; one list of choices per product. */
export async function readChoices(shop: Shop): Promise<readonly (readonly Choice[])[]> {
  const { products } = await shop.commerce.ask(productQuery, { filter: { price: { from: '0' } } }, { asGuest: true })
  return (products?.items ?? []).map(choicesOf).filter((choices) => choices.length > 0)
}
