import type { Search } from '@leaflog/core/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './search-layer.module.css'

type SearchFootProps = { search: Search | null; hasRecent: boolean; onClear: () => void }

/** Below the suggestions: clearing recent terms, the keys, and the shortcut, which can be turned off (WCAG 2.1.4). */
export function SearchFoot({ search, hasRecent, onClear }: SearchFootProps) {
  const { t } = useTranslation('search')
  return (
    <footer className={styles.foot}>
      {hasRecent && (
        <button type="button" className={styles.quiet} onClick={onClear}>
          {t('recent.clear')}
        </button>
      )}
      <div className={styles.keys}>
        <span>{t('box.keys')}</span>
        {search && <ShortcutSwitch shortcut={search.shortcut} />}
      </div>
    </footer>
  )
}

function ShortcutSwitch({ shortcut }: Pick<Search, 'shortcut'>) {
  const { t } = useTranslation('search')
  const [on, setOn] = useState(shortcut.isOn())
  return (
    <label className={styles.shortcut}>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => {
          shortcut.turn(event.target.checked)
          setOn(event.target.checked)
        }}
      />
      {t('box.shortcut')}
    </label>
  )
}
