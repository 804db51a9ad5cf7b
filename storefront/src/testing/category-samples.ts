/** The commerce backend's answers for tests of categories. */
import { sampleStore } from '../shared/locations/sample-store.ts'

const money = (value: number) => ({ value, currency: 'USD' })

export const mesa = sampleStore({
  store_id: '259',
  store_code: 'az_mesa',
  store_name: 'Mesa',
  channel: 'commerce',
  state_code: 'AZ',
  state_name: 'Arizona',
  city: 'Mesa',
  modes: ['MEDICAL', 'RECREATIONAL'],
})

/** A simple product by default; prices in dollars. */
export const sentCard = (
  name: string,
  over: Record<string, unknown> = {},
  price: [number, number, number] = [20, 20, 20],
) => {
  const [regular, final, most] = price
  return {
    __typename: 'SimpleProduct',
    sku: name.toUpperCase(),
    name,
    url_key: name.toLowerCase(),
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    small_image: { url: `https://commerce.test/media/products/${name.toLowerCase()}.jpg` },
    brand_name: 'Alder',
    strain_type_label: 'Indica',
    thc_percentage: '20-22%',
    is_medical_only: 0,
    price_range: {
      minimum_price: { regular_price: money(regular), final_price: money(final) },
      maximum_price: { final_price: money(most) },
    },
    ...over,
  }
}

const summary = (name: string, urlPath: string, count = 3) => ({
  name,
  url_key: urlPath.split('/').at(-1) ?? '',
  url_path: urlPath,
  position: 1,
  include_in_menu: 1,
  product_count: count,
})

export const sentLeaf = (name: string, urlPath: string, count?: number) => ({
  ...summary(name, urlPath, count),
  image: null,
  products: { items: [sentCard('Blue')] },
})

export const sentCategory = (name: string, urlPath: string, over: Record<string, unknown> = {}) => ({
  ...summary(name, urlPath),
  display_mode: 'PRODUCTS',
  description: `<p>About ${name}.</p>`,
  image: null,
  meta_title: name,
  meta_description: `All ${name}.`,
  meta_keywords: null,
  language: 'en',
  breadcrumbs: null,
  children: [],
  ...over,
})

export const sentListing = (items: unknown[], over: Record<string, unknown> = {}) => ({
  total_count: items.length,
  items,
  page_info: { current_page: 1, page_size: 24, total_pages: 1 },
  sort_fields: {
    default: 'position',
    options: [
      { label: 'Position', value: 'position' },
      { label: 'Product Name', value: 'name' },
      { label: 'Price', value: 'price' },
      { label: 'Relevance', value: 'relevance' },
    ],
  },
  aggregations: [
    { attribute_code: 'brand', label: 'Brand', options: [{ label: 'Alder', value: '24001', count: 2 }] },
    { attribute_code: 'strain_type', label: 'Strain', options: [{ label: 'Indica', value: '23444', count: 2 }] },
    { attribute_code: 'price', label: 'Price', options: [{ label: '20-39.99', value: '20_39.99', count: 2 }] },
  ],
  suggestions: null,
  ...over,
})
