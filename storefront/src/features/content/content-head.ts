import { breadcrumbData, type Thing } from '@leaflog/core/seo'
import type { ContentPage } from '@leaflog/core/wire/content/content'
import { pageHead } from '../../shared/page/page-head.ts'

export type ContentHead = { page: ContentPage; organisation?: readonly Thing[] }

/** 3.10: the head of a content page, and on configured paths the organization's structured data (5d.2). */
export const contentHead = (path: string, origin: string, { page, organisation = [] }: ContentHead) => {
  const head = pageHead({
    title: page.metaTitle,
    description: page.metaDescription,
    path,
    origin,
    structured: [breadcrumbData([{ label: page.title, href: path }], origin), ...organisation],
  })
  const keywords = page.metaKeywords === '' ? [] : [{ name: 'keywords', content: page.metaKeywords }]
  return { ...head, meta: [...head.meta, ...keywords] }
}
