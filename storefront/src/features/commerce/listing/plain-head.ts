import type { CategoryHead } from './category-page.ts'

/** The head of a page that is not part of a paged series. */
export const plainHead = (title: string, description: string, path: string): CategoryHead => ({
  title,
  description,
  path,
  previous: null,
  next: null,
  isSearch: false,
})
