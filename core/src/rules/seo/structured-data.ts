/** Structured data for search engines: schema.org, as JSON-LD. */

/** A schema.org object with its type, as JSON. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** The element that holds it in a page. It is data and not executed, so the content security policy does not apply. */
export interface DataScript {
  readonly type: 'application/ld+json'
  readonly children: string
}

/** The country of addresses without one. */
export const DEFAULT_COUNTRY = 'US'
// 1.9, 9f.2
export const CURRENCY = 'USD'
