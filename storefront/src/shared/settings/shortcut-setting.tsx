import type { Search } from '@leaflog/core/search'
import { useShop } from '@leaflog/react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../page/attempt.ts'
import styles from './shortcut-setting.module.css'

/** For the accessibility page: the key `/` opens search until it is turned off (WCAG 2.1.4). */
export function ShortcutSetting() {
  const { t } = useTranslation('search')
  const shop = useShop()
  const attempt = useAttempt()
  const title = useId()
  const [shortcut, setShortcut] = useState<Search['shortcut'] | null>(null)
  const [on, setOn] = useState(true)
  useEffect(() => {
    const read = async () => {
      const search = await shop.search()
      setShortcut(search.shortcut)
      setOn(search.shortcut.isOn())
    }
    attempt(read())
  }, [shop, attempt])
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title}>{t('shortcut.heading')}</h2>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={on}
          disabled={shortcut === null}
          onChange={({ target }) => {
            shortcut?.turn(target.checked)
            setOn(target.checked)
          }}
        />
        {t('shortcut.label')}
      </label>
    </section>
  )
}
