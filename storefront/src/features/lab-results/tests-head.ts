import type { PageContext } from '../../shared/page/context.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { TESTS_PATH } from './test-links.ts'
import type { TestsPageData } from './tests-loader.ts'

/** Only the search page is indexed: a report is for people who have the package. */
export const testsHead = async (context: PageContext, data: TestsPageData | undefined) => {
  const t = await texts(context, 'places', 'catalogue', 'product')
  const title =
    data?.kind === 'report'
      ? t('report.title', { product: data.result.product.name, batch: data.result.batch })
      : t('tests.title')
  return pageHead({
    title,
    description: t('tests.description'),
    path: TESTS_PATH,
    origin: context.origin,
    ...(data !== undefined && data.kind !== 'start' && { robots: 'noindex, follow' }),
  })
}
