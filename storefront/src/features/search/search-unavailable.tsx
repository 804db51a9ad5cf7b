import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { NoAnswer } from '../../shared/ui/illustrations.tsx'
import styles from './results.module.css'
import { SearchCategories } from './search-categories.tsx'

/** The index did not answer: retry, or browse the categories, which do not need it. */
export function SearchUnavailable() {
  const { t } = useTranslation('search')
  const router = useRouter()
  return (
    <div className={styles.start}>
      <div className={styles.drawing}>
        <NoAnswer />
      </div>
      <h1 tabIndex={-1}>{t('unavailable.title')}</h1>
      <p className={styles.soft}>{t('unavailable.text')}</p>
      <Button onClick={() => void router.invalidate()}>{t('unavailable.again')}</Button>
      <SearchCategories />
    </div>
  )
}
