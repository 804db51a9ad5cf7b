/** What search engines read of a page besides its text: schema.org, as JSON-LD. */

/** A thing with its type, as JSON. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** The element that carries it in a page; it holds data and runs nothing, so it needs no leave of the policy. */
export interface DataScript {
  readonly type: 'application/ld+json'
  readonly children: string
}

/** 9f.7 */
export const DEFAULT_COUNTRY = 'US'
/** 1.9, 9f.2 */
export const CURRENCY = 'USD'
