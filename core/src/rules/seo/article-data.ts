import type { Thing } from './structured-data.ts'

/** What search engines are told of a post. Every text is plain, not HTML. */
export interface ArticleInput {
  /** The headline; cut at 110 characters. */
  readonly title: string
  /** A summary of one or two sentences. */
  readonly description: string
  /** The absolute, canonical URL of the post. */
  readonly url: string
  /** Absolute URLs. */
  readonly images: readonly string[]
  /** ISO dates. */
  readonly published: string
  /** An ISO date; by default that of `published`. */
  readonly modified?: string
  /** The name of a person. */
  readonly author: string
  /** The name of the organization, as in `organisationData`. */
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
