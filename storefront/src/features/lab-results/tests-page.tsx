import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BreadcrumbTrail } from '../../shared/product/breadcrumb-trail.tsx'
import page from '../../shared/ui/page.module.css'
import { FoundTests } from './found-tests.tsx'
import styles from '../../shared/ui/places.module.css'
import { SearchResults } from '../../shared/ui/search-results.tsx'
import { LabReport } from './lab-report.tsx'
import { NoTest } from './no-test.tsx'
import { TestForm } from './test-form.tsx'
import { TestStart } from './test-start.tsx'
import { batchHref, TESTS_PATH } from './test-links.ts'

const route = getRouteApi('/discover/product-test-search')

/** Laboratory results of a batch (2c.1). */
export function TestsPage() {
  const data = route.useLoaderData()
  const { t } = useTranslation('places')
  const start = { label: t('tests.trail'), href: TESTS_PATH }
  if (data.kind === 'report') {
    const { batch } = data.result
    return (
      <div className={page.page}>
        <BreadcrumbTrail trail={[start, { label: t('tests.batch', { batch }), href: batchHref(batch) }]} />
        <LabReport result={data.result} lapsed={data.lapsed} />
      </div>
    )
  }
  return (
    <div className={page.page}>
      <BreadcrumbTrail trail={[start]} />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t('tests.title')}</h1>
        <p className={styles.intro}>{t('tests.intro')}</p>
      </header>
      <TestForm search={data.search} />
      <SearchResults>
        {data.kind === 'start' && <TestStart />}
        {data.kind === 'none' && <NoTest search={data.search} />}
        {data.kind === 'found' && <FoundTests {...data} />}
        {data.kind === 'several' && <FoundTests items={data.results} batch={data.search} />}
      </SearchResults>
    </div>
  )
}
