/** The menu of a store of the commerce channel: the server sorts, counts and filters. */
import { askCommerce, commerceAddLabel, type DispensaryView, type Ports, type Shop } from '@leaflog/core'
import { commerceFilter, commerceProductHref, emptyCommerceQuery, filledCategories } from '@leaflog/core/catalogue'
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import { categoryListingQuery, categoriesQuery } from '@leaflog/core/wire/commerce/commerce-listing'
import { type Item, type MenuSource, asStrain } from './items.ts'

type Store = NonNullable<DispensaryView['chosen']>

/** Products with further options are bought at the shop, because a card has room for only one choice. */
const itemOf = (card: CommerceCard): Item => ({
  id: card.sku,
  name: card.name,
  brand: card.brand,
  strain: asStrain(card.strain),
  potency: card.thc === null ? null : `THC ${card.thc.replace('-', '–')}`,
  image: card.image,
  href: commerceProductHref(card.urlKey),
  medicalOnly: card.medicalOnly,
  from: card.price.from,
  choices:
    card.kind === 'simple'
      ? [
          {
            label: '',
            price: card.price.from,
            was: card.price.regular > card.price.from ? card.price.regular : null,
            available: card.inStock,
          },
        ]
      : [],
})

export function commerceMenu(
  shop: Shop,
  store: Store,
  { gateway, http, mode }: { gateway: string; http: Ports['http']; mode: () => DispensaryView['mode'] },
): MenuSource {
  const call = () => ({ gateway, http, shopping: { storeCode: store.store_code, mode: mode(), delivery: false } })
  return {
    async categories() {
      const { categoryList } = await askCommerce(call(), categoriesQuery, {})
      const categories = filledCategories(categoryList.flatMap(({ children }) => children))
      return categories.map(({ name, urlPath }) => ({ name, slug: urlPath }))
    },
    async page(category, count) {
      const conditions = category === null ? [] : [{ attribute: 'category_url_path', equals: category }]
      const { products } = await askCommerce(call(), categoryListingQuery, {
        filters: category === null ? null : { url_path: { in: [category] } },
        search: null,
        filter: commerceFilter(emptyCommerceQuery, conditions),
        pageSize: count,
        currentPage: 1,
        sort: null,
        counted: { category: { includeDirectChildrenOnly: true } },
      })
      return { items: (products?.items ?? []).map(itemOf), total: products?.total ?? 0 }
    },
    async add({ id: sku, name, brand, image, strain: strainType }, { price, was }) {
      await shop.dispensary.choose(store.store_code)
      await shop.commerceCart.add({
        sku,
        quantity: 1,
        preview: { name, brand, image, strainType, option: null, price: was ?? price },
      })
    },
    label: ({ commerceCart }, { id: sku }) =>
      commerceAddLabel(commerceCart.view, { sku, selectedOptions: [], enteredOptions: [] }),
  }
}
