/** The menu of a store of the commerce channel: the server sorts, counts and filters. */
import { askCommerce, commerceAddLabel, type DispensaryView, type Ports, type Shop } from '@leaflog/core'
import { commerceFilter, emptyCommerceQuery, filledCategories } from '@leaflog/core/catalogue'
import { categoryListingQuery, categoriesQuery } from '@leaflog/core/wire/commerce/commerce-listing'
import type { Language } from './around.ts'
import { commerceItem } from './commerce-item.ts'
import type { MenuSource } from './items.ts'
import { words } from './words.ts'

type Store = NonNullable<DispensaryView['chosen']>

interface Wanted {
  readonly category?: string | null
  readonly search?: string | null
  readonly sku?: string
  readonly count: number
}

export function commerceMenu(
  shop: Shop,
  store: Store,
  {
    gateway,
    http,
    language,
    mode,
  }: { gateway: string; http: Ports['http']; language: Language; mode: () => DispensaryView['mode'] },
): MenuSource {
  const call = () => ({ gateway, http, shopping: { storeCode: store.store_code, mode: mode(), delivery: false } })
  const list = async ({ category = null, search = null, sku, count }: Wanted) => {
    const { products } = await askCommerce(call(), categoryListingQuery, {
      filters: category === null ? null : { url_path: { in: [category] } },
      search,
      filter: commerceFilter(emptyCommerceQuery, [
        ...(category === null ? [] : [{ attribute: 'category_url_path', equals: category }]),
        ...(sku === undefined ? [] : [{ attribute: 'sku', equals: sku }]),
      ]),
      pageSize: count,
      currentPage: 1,
      sort: null,
      counted: { category: { includeDirectChildrenOnly: true } },
    })
    return { items: (products?.items ?? []).map(commerceItem), total: products?.total ?? 0 }
  }
  return {
    async categories() {
      const { categoryList } = await askCommerce(call(), categoriesQuery, {})
      const categories = filledCategories(categoryList.flatMap(({ children }) => children))
      return categories.map(({ name, urlPath }) => ({ name, slug: urlPath }))
    },
    async page(category, count) {
      return list({ category, count })
    },
    async search(search, count) {
      return (await list({ search, count })).items
    },
    async find(sku) {
      return (await list({ sku, count: 1 })).items.find(({ id }) => id === sku) ?? null
    },
    async add({ id: sku, name, brand, image, strain: strainType }, { label: option, price, was, uid }) {
      await shop.dispensary.choose(store.store_code)
      await shop.commerceCart.add({
        sku,
        quantity: 1,
        selectedOptions: uid === undefined ? [] : [uid],
        preview: { name, brand, image, strainType, option: option === '' ? null : option, price: was ?? price },
      })
    },
    label: ({ commerceCart }, { id: sku }, { uid }) =>
      commerceAddLabel(commerceCart.view, {
        sku,
        selectedOptions: uid === undefined ? [] : [uid],
        enteredOptions: [],
      }),
    async choose(item, root, onAdded) {
      const { openOptions } = await import('./options-dialog.ts')
      return openOptions(item, call(), {
        words: words[language],
        language,
        root,
        async add({ selectedOptions, enteredOptions, label }, price) {
          const { id: sku, name, brand, image, strain: strainType } = item
          await shop.dispensary.choose(store.store_code)
          const preview = { name, brand, image, strainType, option: label, price }
          const added = await shop.commerceCart.add({ sku, quantity: 1, selectedOptions, enteredOptions, preview })
          if (added.outcome === 'added') await added.answered()
          onAdded({ label, price, was: null, available: true })
        },
      })
    },
  }
}
