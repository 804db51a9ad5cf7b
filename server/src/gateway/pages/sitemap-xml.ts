/** Sitemaps according to sitemaps.org: addresses of one origin, in files within the protocol's limits. */

/** A page: its path, and the date of its last change (`YYYY-MM-DD`) if known. */
export interface SitemapEntry {
  readonly path: string
  readonly changed?: string
}

/**
 * The protocol allows 50,000 addresses and 50 MB per file, and addresses below 2,048 characters. This many of the
 * longest addresses stay below the byte limit.
 */
export const ADDRESSES_A_FILE = 20_000
const LONGEST_ADDRESS = 2047

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
}
const escaped = (text: string): string => text.replaceAll(/[&<>'"]/g, (character) => entities[character] ?? '')

const day = /^\d{4}-\d{2}-\d{2}$/

/** The file for these entries; entries that crawlers could not use are left out. */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string => {
  const urls = entries.flatMap(({ path, changed }) => {
    // As a browser would request it: characters outside ASCII are escaped here.
    const address = URL.parse(path, origin)?.href ?? ''
    if (!address.startsWith(`${origin}/`) || address.length > LONGEST_ADDRESS) return []
    const lastmod = changed !== undefined && day.test(changed) ? `<lastmod>${changed}</lastmod>` : ''
    return [`<url><loc>${escaped(address)}</loc>${lastmod}</url>\n`]
  })
  return `${PROLOGUE}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`
}

/** The list of the files. */
export const sitemapIndexXml = (origin: string, files: readonly SitemapEntry[]): string => {
  const maps = files.map(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<sitemap><loc>${escaped(origin + path)}</loc>${lastmod}</sitemap>\n`
  })
  return `${PROLOGUE}<sitemapindex ${NAMESPACE}>\n${maps.join('')}</sitemapindex>\n`
}
