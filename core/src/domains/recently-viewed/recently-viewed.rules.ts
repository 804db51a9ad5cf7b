import type { ViewedProduct } from './recently-viewed.events.ts'

export const MAX_VIEWED = 12

/** Newest first, each product once. */
export const withViewed = (products: readonly ViewedProduct[], viewed: ViewedProduct): readonly ViewedProduct[] =>
  [viewed, ...products.filter(({ sku }) => sku !== viewed.sku)].slice(0, MAX_VIEWED)

const same = (a: ViewedProduct, b: ViewedProduct): boolean =>
  a.sku === b.sku &&
  a.urlKey === b.urlKey &&
  a.name === b.name &&
  a.brand === b.brand &&
  a.image === b.image &&
  a.priceFrom === b.priceFrom

/** Viewing the most recent product again, unchanged, emits no event. */
export const isNews = ([newest]: readonly ViewedProduct[], viewed: ViewedProduct): boolean =>
  newest === undefined || !same(newest, viewed)
