import { searchHref } from '@leaflog/core/search'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { follow } from '../../shared/page/follow.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import styles from './results.module.css'
import { SEARCH_PATH } from './search-data.ts'
import { SearchCategories } from './search-categories.tsx'

/** /search without a term: a field, which works without JavaScript too, and the categories. */
export function SearchStart() {
  const { t } = useTranslation('search')
  const router = useRouter()
  return (
    <div className={styles.start}>
      <h1 tabIndex={-1}>{t('start.title')}</h1>
      <p className={styles.soft}>{t('start.text')}</p>
      <form
        role="search"
        method="get"
        action={SEARCH_PATH}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('q')
          follow(router, searchHref(typeof typed === 'string' ? typed : ''))
        }}
      >
        <Icon icon={Search} />
        <input type="search" name="q" required aria-label={t('start.label')} maxLength={80} className={styles.field} />
        <Button type="submit" size="small">
          {t('box.submit')}
        </Button>
      </form>
      <SearchCategories />
    </div>
  )
}
