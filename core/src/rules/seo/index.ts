/**
 * Pure rules for what a page tells search engines and link previews.
 *
 * @module @leaflog/core/seo
 */
export { modelUrl, urlModels, withoutStorePrefix, type UrlModel, type UrlModels } from './addresses.ts'
export { articleData, type ArticleInput } from './article-data.ts'
export { dataScript } from './data-script.ts'
export { trimDescription } from './descriptions.ts'
export { jsonForScript } from './json-for-script.ts'
export { breadcrumbData, itemListData } from './list-data.ts'
export { organisationData, saysOrganisation, websiteData, type OrganisationInput } from './organisation-data.ts'
export { priceValidUntil, productData, type OfferInput, type ProductInput } from './product-data.ts'
export { NOINDEX, robotsFor } from './robots.ts'
export { storeData, type StoreInput } from './store-data.ts'
export type { DataScript, Thing } from './structured-data.ts'
