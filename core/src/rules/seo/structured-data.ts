/** Structured data for search engines: schema.org, as JSON-LD. */

/** A schema.org object with its type, as JSON. */
export interface Thing {
  /** The name of a schema.org type, such as `Product`. */
  readonly '@type': string
  readonly [property: string]: unknown
}

/** The element that holds it in a page. It is data and not executed, so the content security policy does not apply. */
export interface DataScript {
  /** The `type` attribute of the script element. */
  readonly type: 'application/ld+json'
  /** JSON-LD to be written into the element as it is: no character of it can end the script. */
  readonly children: string
}

/** The country of addresses without one. */
export const DEFAULT_COUNTRY = 'US'
// 1.9, 9f.2
export const CURRENCY = 'USD'
