import type { ContentPage } from '@leaflog/fixtures'

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
