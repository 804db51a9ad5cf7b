import { searchHref } from '@leaflog/core/search'
import { texts } from '../../shared/i18n/texts.ts'
import type { PageContext } from '../../shared/page/context.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import type { SearchPage } from './search-data.ts'

/** 5d.1: pages of results are not indexed. */
const ROBOTS = 'noindex, nofollow'

export async function searchHead(context: PageContext, { term, storeName: store, kind }: SearchPage) {
  const t = await texts(context, 'search', 'catalogue', 'cart')
  const page = { path: searchHref(term), origin: context.origin, robots: ROBOTS }
  if (kind === 'start') return pageHead({ ...page, title: t('start.title'), description: t('start.description') })
  if (kind === 'unavailable')
    return pageHead({ ...page, title: t('unavailable.title'), description: t('unavailable.text') })
  return pageHead({
    ...page,
    title: store === null ? t('results.titleAnywhere', { term }) : t('results.title', { term, store }),
    description:
      store === null ? t('results.descriptionAnywhere', { term }) : t('results.description', { term, store }),
  })
}
