import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { memo } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { classes } from '../../shared/ui/classes.ts'
import { openness, useHourWords } from '../../shared/locations/hours.ts'
import styles from './store-row.module.css'
import { useFormats } from '../../shared/i18n/formats.ts'

export type StoreRowProps = {
  store: Dispensary
  miles: number | null
  now: number
  chosen: boolean
  onChoose: (code: string) => void
}

/**
 * One dispensary of the sidebar: location, opening status, and the button that chooses it. A list renders again with
 * each key of its search, and its rows only if they change.
 */
export const StoreRow = memo(function StoreRow({ store, miles, now, chosen, onChoose }: StoreRowProps) {
  const words = useHourWords()
  const { t } = words
  const { miles: inMiles } = useFormats()
  const { open, text } = openness(store, now, words)
  const name = `${store.store_name}, ${store.city}`
  return (
    <li className={classes(styles.row, chosen && styles.chosen)}>
      <div className={styles.facts}>
        <p className={styles.name}>{store.store_name}</p>
        <p className={styles.address}>
          {store.address}, {store.city}, {store.state_code} {store.postcode}
        </p>
        <p className={styles.details}>
          {miles !== null && <span className={styles.miles}>{inMiles(miles)}</span>}
          <span className={open ? styles.open : styles.closed}>{text}</span>
          {store.delivery !== null && <span>{t('row.delivers')}</span>}
        </p>
      </div>
      <Button
        size="small"
        variant={chosen ? 'primary' : 'secondary'}
        aria-pressed={chosen}
        aria-label={chosen ? t('row.isChosen', { name }) : t('row.chooseThis', { name })}
        onClick={() => onChoose(store.store_code)}
      >
        {chosen ? t('row.chosen') : t('row.choose')}
      </Button>
    </li>
  )
})
