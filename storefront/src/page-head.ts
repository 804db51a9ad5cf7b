import { site } from './site.ts'

/** What a page says of itself to search engines and to those who share it. */
export type PageMetadata = {
  title: string
  description: string
  /** The page's path with the search that makes it what it is, without filters that do not. */
  path: string
  origin: string
  /** A picture's path under /media. */
  picture?: string
  /** 5d.1: an override of what is said to search engines by the path alone. */
  robots?: string
}

const longest = 160

/** 5d.3: trimmed at a word, with an ellipsis. */
export const trimDescription = (text: string): string => {
  if (text.length <= longest) return text
  return `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`
}

/** 2a.9: a path that contains the word "rewards" is for no search engine; all others are (5d.1). */
export const robotsFor = (path: string): string =>
  path.toLowerCase().includes('rewards') ? 'noindex, nofollow, noarchive' : 'index, follow'

/** A route's `head()`: title, description, canonical address and Open Graph. */
export const pageHead = ({ title, description, path, origin, picture, robots = robotsFor(path) }: PageMetadata) => {
  const address = `${origin}${path}`
  const summary = trimDescription(description)
  return {
    meta: [
      { title: path === '/' ? title : `${title} · ${site.name}` },
      { name: 'description', content: summary },
      { name: 'robots', content: robots },
      { property: 'og:title', content: title },
      { property: 'og:description', content: summary },
      { property: 'og:url', content: address },
      ...(picture === undefined
        ? []
        : [
            { property: 'og:image', content: `${origin}/media${picture}?width=1200&height=630&quality=80&format=pjpg` },
          ]),
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}
