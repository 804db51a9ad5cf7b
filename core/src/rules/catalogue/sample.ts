/** A small menu for this folder's tests. */
import type { Special, Variant } from '../../wire/ordering/ordering.ts'
import type { ListedProduct } from '../../wire/search/search.ts'

export const sampleVariant = (option: string, priceRec: number | null, more: Partial<Variant> = {}): Variant => ({
  option,
  priceRec,
  specialPriceRec: null,
  priceMed: priceRec === null ? null : priceRec - 200,
  specialPriceMed: null,
  ...more,
})

export const sampleProduct = (more: Partial<ListedProduct> & { product_id: string }): ListedProduct => {
  const variants = more.variants ?? [sampleVariant('1g', 1500), sampleVariant('3.5g', 4500)]
  return {
    objectID: more.product_id,
    name: `Product ${more.product_id}`,
    brand: { name: 'Alder' },
    category: 'Flower',
    subcategory: 'Whole Flower',
    strain_type: 'INDICA',
    store_id: '7',
    menu_type: 'BOTH',
    thc: { min: 18, max: 22, unit: '%' },
    cbd: null,
    image: '/products/flower/x.jpg',
    special_ids: [],
    featured: false,
    stock: Object.fromEntries(variants.map((variant) => [variant.option, 5])),
    ...more,
    variants,
  }
}

export const sampleSpecial = (more: Partial<Special> & { id: string }): Special => ({
  menu_display_configuration: { name: `Special ${more.id}` },
  startStamp: 0,
  endStamp: 4_000_000_000_000,
  schedule_configuration: { days: [] },
  ...more,
})
