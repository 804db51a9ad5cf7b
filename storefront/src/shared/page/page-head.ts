import { dataScript, robotsFor, type Thing, trimDescription } from '@leaflog/core/seo'
import { DESCRIPTION_LENGTH, site } from './site.ts'
import { sharedPicture } from './picture-address.ts'

/** What a page says of itself to search engines and to those who share it. */
export type PageMetadata = {
  title: string
  /** Plain text, trimmed here; where it is empty, the shop's own words stand in. */
  description: string
  /** The page's path with the search that makes it what it is, without filters that do not. */
  path: string
  origin: string
  /** A picture's path under /media. */
  picture?: string
  /** 5d.1: an override of what is said to search engines by the path alone. */
  robots?: string
  /** What it is to Open Graph, where not just a page. */
  type?: 'article' | 'product'
  /** What it is to search engines. */
  structured?: readonly Thing[]
}

/** A route's `head()`: title, description, canonical address, Open Graph and structured data. */
export const pageHead = ({
  title,
  description,
  path,
  origin,
  picture,
  robots = robotsFor(path),
  type,
  structured = [],
}: PageMetadata) => {
  const address = origin + path
  const summary = trimDescription(description, DESCRIPTION_LENGTH)
  const property = (name: string, content: string | undefined) => (content ? [{ property: `og:${name}`, content }] : [])
  return {
    meta: [
      { title: path === '/' ? title : `${title} · ${site.name}` },
      { name: 'robots', content: robots },
      ...(summary ? [{ name: 'description', content: summary }] : []),
      ...property('title', title),
      ...property('description', summary),
      ...property('url', address),
      ...property('type', type),
      ...property('image', picture && origin + sharedPicture(picture)),
    ],
    links: [{ rel: 'canonical', href: address }],
    scripts: structured.map(dataScript),
  }
}
