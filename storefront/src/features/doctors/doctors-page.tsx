import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BreadcrumbTrail } from '../../shared/product/breadcrumb-trail.tsx'
import { site } from '../../shared/page/site.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { NoPlaces } from '../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import page from '../../shared/ui/page.module.css'
import { DOCTORS_PATH } from './doctor-search.ts'
import { DoctorForm } from './doctor-form.tsx'
import { DoctorStates } from './doctor-states.tsx'
import type { DoctorsPageData } from './doctors-loader.ts'
import { FoundDoctors } from './found-doctors.tsx'
import styles from '../../shared/ui/places.module.css'
import { SearchResults } from '../../shared/ui/search-results.tsx'

const route = getRouteApi('/discover/find-a-doctor')

/** Doctors who certify patients: by state, city or ZIP code, with a map (2c.1). */
export function DoctorsPage() {
  const data = route.useLoaderData()
  const { t } = useTranslation('places')
  return (
    <div className={page.page}>
      <BreadcrumbTrail trail={[{ label: t('doctors.trail'), href: DOCTORS_PATH }]} />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t('doctors.title')}</h1>
        <p className={styles.intro}>{t('doctors.intro')}</p>
      </header>
      <DoctorForm search={data.search} />
      <SearchResults>
        <Found data={data} />
      </SearchResults>
      <footer className={styles.note}>
        <p>{t('doctors.note', { brand: site.name })}</p>
        <AppLink href="/how-to-get-medical-marijuana-card">{t('doctors.how')}</AppLink>
      </footer>
    </div>
  )
}

function Found({ data }: { data: DoctorsPageData }) {
  const { t } = useTranslation('places')
  const { search, isAsked, doctors, center } = data
  if (!isAsked) return <DoctorStates search={search} states={data.states} />
  if (doctors.length > 0) return <FoundDoctors data={data} />
  const isUnknown = search.place !== '' && center === null
  return (
    <div role="status">
      <EmptyState
        drawing={<NoPlaces />}
        title={isUnknown ? t('doctors.unknownPlace', { place: `“${search.place}”` }) : t('doctors.none')}
        text={isUnknown ? t('doctors.unknownPlaceText') : t('doctors.noneText')}
        action={
          <AppLink href={DOCTORS_PATH} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('doctors.clear')}
          </AppLink>
        }
      />
    </div>
  )
}
