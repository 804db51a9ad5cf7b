/** A URL's query: one value is text, several values of a name are a list, a name without a value is the empty text. */
export type SearchParams = Record<string, string | string[]>

/** Parses a query into texts, without ever throwing. */
export const parseSearch = (query: string): SearchParams => {
  const read = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(query)) {
    const before = read.get(name)
    read.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(read)
}

// Commas and colons are legal in a query and stay readable: brand=a,b and filter=is_sale:1 (2b.3, 2b.5).
const written = (text: string) =>
  encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+')

/** Serializes a query in the order of its names; undefined and null are left out, lists repeat the name. */
export const stringifySearch = (search: Record<string, unknown>): string => {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
      .map((one) => (one === '' ? written(name) : `${written(name)}=${written(String(one))}`)),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
