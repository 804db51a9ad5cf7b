/** What has its own pages, by directory. */
export type UrlModel = 'category' | 'product' | 'dispensaries' | 'content'
/** By kind of page, the first directory of its path, and a suffix such as `.html` for pages below it. */
export type UrlModels = Readonly<Record<UrlModel, { readonly directory: string; readonly suffix: string }>>

/** The directories and suffixes of this shop, which its routes follow. */
export const urlModels: UrlModels = {
  category: { directory: 'category', suffix: '' },
  product: { directory: 'product', suffix: '' },
  dispensaries: { directory: 'dispensaries', suffix: '' },
  content: { directory: 'content', suffix: '' },
}

/**
 * Base URL, directory, key and suffix. A key may have several parts ("flower/pre-rolls"); without one it is the
 * directory itself.
 */
export const modelUrl = (base: string, model: UrlModel, key: string, models: UrlModels = urlModels): string => {
  const { directory, suffix } = models[model]
  const whole = [directory, ...key.split('/')].filter(Boolean).map(encodeURIComponent).join('/')
  return `${base.replace(/\/+$/, '')}/${whole}${key === '' ? '' : suffix}`
}

/**
 * A path without the prefix of its store, which is `segments` segments long; the search stays.
 * `/fl/miami/category/flower` without 2 is `/category/flower`.
 */
export const withoutStorePrefix = (path: string, segments: number): string => {
  const end = path.search(/[?#]/)
  const [pathname, rest] = end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)]
  return `/${pathname.split('/').filter(Boolean).slice(segments).join('/')}${rest}`
}
