/** Addresses of the commerce channel's pages. */

/** `flower/pre-rolls` and `brands/{brand}` as in the backend's url paths; without one, all categories. */
export const commerceCategoryHref = (urlPath: string): string =>
  `/category${urlPath === '' ? '' : `/${urlPath.split('/').map(encodeURIComponent).join('/')}`}`

/** The path of a product's page at the commerce channel, by its `urlKey`. */
export const commerceProductHref = (urlKey: string): string => `/product/${encodeURIComponent(urlKey)}`
