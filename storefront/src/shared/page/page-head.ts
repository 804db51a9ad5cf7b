import { dataScript, robotsFor, type Thing, trimDescription } from '@leaflog/core/seo'
import { DESCRIPTION_LENGTH, site } from './site.ts'
import { sharedPicture } from './picture-address.ts'

/** A page's metadata for search engines and link previews. */
export type PageMetadata = {
  title: string
  /** Plain text, trimmed here; if it is empty, the shop's default is used. */
  description: string
  /** The page's path with the parameters that identify it, without filters. */
  path: string
  origin: string
  /** An image path under /media. */
  picture?: string
  /** 5d.1: overrides the robots directive derived from the path. */
  robots?: string
  /** The Open Graph type, if it is not a plain page. */
  type?: 'article' | 'product'
  /** Structured data. */
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
