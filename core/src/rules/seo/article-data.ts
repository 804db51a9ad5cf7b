import type { Thing } from './structured-data.ts'

export interface ArticleInput {
  readonly title: string
  readonly description: string
  readonly url: string
  /** Absolute URLs. */
  readonly images: readonly string[]
  /** ISO dates. */
  readonly published: string
  readonly modified?: string
  readonly author: string
  readonly publisher: string
  /** A language tag, e.g. `en`. */
  readonly language: string
}

const longestHeadline = 110

/** A post (schema.org Article). */
export const articleData = (facts: ArticleInput): Thing => ({
  '@type': 'Article',
  headline: facts.title.slice(0, longestHeadline),
  description: facts.description,
  url: facts.url,
  mainEntityOfPage: facts.url,
  ...(facts.images.length > 0 && { image: facts.images }),
  datePublished: facts.published,
  dateModified: facts.modified ?? facts.published,
  author: { '@type': 'Person', name: facts.author },
  publisher: { '@type': 'Organization', name: facts.publisher },
  inLanguage: facts.language,
})
