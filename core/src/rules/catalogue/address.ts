/** Parses the search of a listing's address. Its values are untrusted; parsing never throws. */

/** A URL's search as text (with or without `?`), as parameters, or as a router's object of texts, numbers and lists of them. */
export type SearchInput = string | URLSearchParams | Readonly<Record<string, unknown>>

export const parametersOf = (input: SearchInput): URLSearchParams => {
  if (typeof input === 'string' || input instanceof URLSearchParams) return new URLSearchParams(input)
  const read = new URLSearchParams()
  for (const [key, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string' || typeof one === 'number') read.append(key, String(one))
    }
  }
  return read
}

/** Maximum characters of a search within a listing. */
export const longestSearch = 80

const words = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()

/** Text with single spaces and no invisible characters, up to a maximum length; empty if missing. */
export const plainText = (text: string | null, longest: number): string => words(words(text ?? '').slice(0, longest))

const lastPage = 500

/** From 1; anything that is not a page number is 1. */
export const pageNumber = (text: string | null): number => {
  const page = /^[0-9]{1,3}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), lastPage)
}

export const limits = { values: 60, slug: 60 } as const

/** The comma-separated parts of all values given under one name. */
export const separated = (values: readonly string[]): string[] =>
  values
    .flatMap((value) => value.slice(0, 4000).split(','))
    .map((value) => value.trim())
    .filter(Boolean)

/** Values separated by commas or repeated, as slugs, deduplicated and sorted. */
export const slugList = (values: readonly string[], slug: (text: string) => string): string[] => {
  const read = separated(values).map((value) =>
    slug(value.slice(0, limits.slug)).slice(0, limits.slug).replace(/-+$/, ''),
  )
  return [...new Set(read)].toSorted().slice(0, limits.values)
}
