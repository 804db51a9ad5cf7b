import { useTranslation } from 'react-i18next'
import styles from './search-layer.module.css'

type SearchFootProps = { hasRecent: boolean; onClear: () => void }

/** Below the suggestions: clearing recent terms, and the keys. */
export function SearchFoot({ hasRecent, onClear }: SearchFootProps) {
  const { t } = useTranslation('search')
  return (
    <footer className={styles.foot}>
      {hasRecent && (
        <button
          type="button"
          className={styles.quiet}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClear}
        >
          {t('recent.clear')}
        </button>
      )}
      <div className={styles.keys}>
        <span>{t('box.keys')}</span>
      </div>
    </footer>
  )
}
