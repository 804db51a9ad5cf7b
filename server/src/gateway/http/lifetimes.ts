/** Lifetimes of answers (9g) in our own cache, in a CDN and in a browser; all in seconds. */
export interface Lifetime {
  /** How long our own cache and a CDN answer without a request to the upstream. */
  shared: number
  /** How long a stale answer is served afterwards, while a new one is fetched. */
  stale: number
  browser: number
}

/** 9g.1: products and categories. */
export const PRODUCTS: Lifetime = { shared: 120, stale: 60, browser: 0 }
/** 9g.2: content pages and blocks. */
export const CONTENT: Lifetime = { shared: 300, stale: 60, browser: 900 }

export const cacheControl = ({ shared, stale, browser }: Lifetime): string =>
  `public, max-age=${browser}, s-maxage=${shared}, stale-while-revalidate=${stale}`

/**
 * Root fields of GraphQL queries whose answers are the same for every visitor. Unlisted fields are never cached, so
 * that cart, customer and order details (9g.3), and all future fields, are safe by default.
 */
const rootFields: ReadonlyMap<string, Lifetime> = new Map([
  ...['products', 'categories', 'categoryList', 'category', 'relatedProducts', 'storePromotions'].map(
    asEntry(PRODUCTS),
  ),
  ...[
    'ageGateConfig',
    'availableStores',
    'certifyingDoctors',
    'cmsBlocks',
    'cmsPage',
    'cmsPages',
    'countries',
    'country',
    'currency',
    'customAttributeMetadata',
    'findAppByStore',
    'rewardsLadder',
    'labResults',
    'labResultsOfBatch',
    'route',
    'storeConfig',
    'urlResolver',
  ].map(asEntry(CONTENT)),
])

function asEntry(lifetime: Lifetime) {
  return (field: string): [string, Lifetime] => [field, lifetime]
}

/** The shortest lifetime among the fields, or undefined if one of them must not be cached. */
export function lifetimeOf(fields: readonly string[]): Lifetime | undefined {
  let shortest: Lifetime | undefined
  for (const field of fields) {
    if (field === '__typename') continue
    const lifetime = rootFields.get(field)
    if (!lifetime) return undefined
    if (!shortest || lifetime.shared < shortest.shared) shortest = lifetime
  }
  return shortest
}
