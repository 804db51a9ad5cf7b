import type { SearchBoxState } from '@leaflog/core/search'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { NoAnswer } from '../../shared/ui/illustrations.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './search-message.module.css'
import { SearchCategories } from './search-categories.tsx'

type SearchMessageProps = { state: SearchBoxState; online: boolean; hasOptions: boolean; onRetry: () => void }

/** The message instead of suggestions, or above old ones: loading, no results, no answer. */
export function SearchMessage({ state, online, hasOptions, onRetry }: SearchMessageProps) {
  const { t } = useTranslation('search')
  const { term, status, isLoading, isSlow, suggestions } = state
  if (status === 'failed')
    return (
      <div role="alert" className={styles.message}>
        <div className={styles.drawing}>
          <NoAnswer />
        </div>
        <div className={styles.words}>
          <p className={styles.lead}>{t('failed.title')}</p>
          <p className={styles.soft}>{online ? t('failed.text') : t('failed.offline')}</p>
          <Button size="small" variant="secondary" onClick={onRetry}>
            {t('failed.again')}
          </Button>
        </div>
      </div>
    )
  // 9b.6: after a second the animation stops.
  if (isSlow) return <p className={styles.slow}>{t('box.slow')}</p>
  if (isLoading && suggestions === null)
    return (
      <div aria-hidden="true" className={styles.skeletons}>
        {Array.from({ length: 4 }, (_, position) => (
          <Skeleton key={position} className={styles.skeleton} />
        ))}
      </div>
    )
  if (status === 'ready' && suggestions?.total === 0)
    return (
      <div className={styles.message}>
        <div className={styles.words}>
          <p className={styles.lead}>{t('empty.title', { term })}</p>
          <p className={styles.soft}>{t('empty.text')}</p>
          {!hasOptions && <SearchCategories />}
        </div>
      </div>
    )
  return null
}
