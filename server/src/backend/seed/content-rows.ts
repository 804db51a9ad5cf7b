import type { Brand, ContentPage } from '@leaflog/fixtures'

/** The story of a row is the English one; the other is with the texts of its category. */
export const brandRow = ({ featuredIn, stories, ...brand }: Brand) => ({
  ...brand,
  story: stories.en,
  featured_in: featuredIn,
})

/** One row per page and language. */
export const contentPageRows = (pages: readonly ContentPage[]) =>
  pages.flatMap(({ identifier, updatedOn, texts }, index) =>
    Object.entries(texts).map(([language, text]) => ({
      identifier,
      language,
      position: index + 1,
      title: text.title,
      content_heading: text.heading,
      content: text.content,
      meta_title: text.metaTitle,
      meta_keywords: text.metaKeywords,
      meta_description: text.metaDescription,
      updated_on: updatedOn,
    })),
  )
