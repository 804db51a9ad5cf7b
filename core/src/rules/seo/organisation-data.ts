import type { Thing } from './structured-data.ts'

/** Only the home page and the configured path describe the organization. */
export const saysOrganisation = (path: string, allowedPath: string): boolean => path === '/' || path === allowedPath

/** What search engines are told of the brand that owns the site. */
export interface OrganisationInput {
  /** The brand's name, as its customers know it. */
  readonly name: string
  /** The site's origin without a slash at the end: `https://shop.example`. */
  readonly origin: string
  /** Absolute URL of an image. */
  readonly logo: string
  /** The brand's own pages on other sites. */
  readonly profiles: readonly string[]
}

/** The brand (schema.org Organization). */
export const organisationData = ({ name, origin, logo, profiles }: OrganisationInput): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
  logo,
  ...(profiles.length > 0 && { sameAs: profiles }),
})

/** The site, and how to search it. */
export const websiteData = ({ name, origin }: Pick<OrganisationInput, 'name' | 'origin'>): Thing => ({
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
