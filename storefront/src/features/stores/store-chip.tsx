import { useAttempt } from '../../shared/page/attempt.ts'
import { MapPin } from 'lucide-react'
import { useDispensary, useShop } from '@leaflog/react'
import { Icon } from '../../shared/ui/icon.tsx'
import styles from './store-chip.module.css'
import { useTranslation } from 'react-i18next'

/** The chosen dispensary and mode, opening the store sidebar. Without JavaScript it links to the list. */
export function StoreChip() {
  const shop = useShop()
  const attempt = useAttempt()
  const { chosen, mode, fulfilment } = useDispensary()
  const { t } = useTranslation('stores')
  const how = t(`chip.how.${fulfilment}.${mode}`)
  // The accessible name starts with the visible text, for voice control.
  const label =
    chosen === null ? t('chip.choose') : t('chip.said', { city: chosen.city, how, store: chosen.store_name })
  return (
    <a
      href="/dispensaries"
      role="button"
      aria-haspopup="dialog"
      aria-label={label}
      className={styles.chip}
      onClick={(event) => {
        event.preventDefault()
        attempt(shop.ui.open('storeSidebar'))
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        attempt(shop.ui.open('storeSidebar'))
      }}
    >
      <Icon icon={MapPin} size={18} />
      <span className={styles.text}>
        {chosen === null ? (
          <span className={styles.name}>
            <span className={styles.long}>{t('chip.choose')}</span>
            <span className={styles.short}>{t('chip.short')}</span>
          </span>
        ) : (
          <span className={styles.name}>{chosen.city}</span>
        )}
        {chosen !== null && (
          <>
            {' '}
            <span className={styles.how}>{how}</span>
          </>
        )}
      </span>
    </a>
  )
}
