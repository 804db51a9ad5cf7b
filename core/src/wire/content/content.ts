/** Content and navigation data, served by the gateway at `GET /api/content/{name}` (header, footer). */
import * as z from 'zod/mini'

const link = z.object({ label: z.string(), link: z.string(), newTab: z.boolean() })

// 3.16.2
export const navigationEntry = z.object({
  navLabel: z.string(),
  navLink: z.string(),
  openNavLinkInNewTab: z.boolean(),
  isExternalLink: z.boolean(),
  sections: z.array(z.object({ heading: z.string(), links: z.array(link) })),
})
export type NavigationEntry = z.infer<typeof navigationEntry>

// 3.16.3
export const headerContent = z.object({
  brand: z.object({ name: z.string(), rewardsName: z.string(), tagline: z.string() }),
  promobannerText: z.string(),
  promobannerBgColor: z.string(),
  navigation: z.array(navigationEntry),
  shopLinks: z.array(link),
  rewardsLinks: z.array(link),
  login: link,
  signup: link,
  signout: link,
})
export type HeaderContent = z.infer<typeof headerContent>

// 3.16.4, 2d.4
export const footerContent = z.object({
  columns: z.array(z.object({ heading: z.string(), links: z.array(link) })),
  social: z.array(link),
  newsletter: z.object({
    heading: z.string(),
    text: z.string(),
    enrolment: z.array(z.object({ state: z.string(), link: z.string() })),
  }),
  legal: z.string(),
})
export type FooterContent = z.infer<typeof footerContent>

/** The blocks of the home page, in order. They are data, so that a brand can rearrange them. */
export const homeContent = z.object({
  hero: z.object({ title: z.string(), text: z.string(), primary: link, secondary: link }),
  promises: z.array(z.object({ title: z.string(), text: z.string() })),
  guides: z.array(z.object({ title: z.string(), text: z.string(), link: z.string() })),
})
export type HomeContent = z.infer<typeof homeContent>

/** Languages of content, requested as `?language=`. */
export const contentLanguages = ['en', 'es'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/**
 * A piece of the brand's content; the gateway has sanitized its HTML. `language` is that of its text, such as
 * en, which may differ from the requested one.
 */
export const contentBlock = z.object({
  identifier: z.string(),
  title: z.string(),
  content: z.string(),
  language: z.optional(z.string()),
})
export const contentBlocks = z.array(contentBlock)
export type ContentBlock = z.infer<typeof contentBlock>

/** A page of content, its HTML sanitized, and its sections to link to. */
export const contentPage = z.object({
  identifier: z.string(),
  title: z.string(),
  heading: z.string(),
  content: z.string(),
  language: z.string(),
  /** YYYY-MM-DD, '' if unknown. */
  updatedOn: z.string(),
  sections: z.array(z.object({ id: z.string(), heading: z.string() })),
  metaTitle: z.string(),
  metaKeywords: z.string(),
  metaDescription: z.string(),
})
export type ContentPage = z.infer<typeof contentPage>

/** `GET /api/content/pages`: every page. */
export const contentPageList = z.array(
  z.object({ identifier: z.string(), title: z.string(), language: z.string(), updatedOn: z.string() }),
)
