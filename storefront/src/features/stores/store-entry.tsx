import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { classes } from '../../shared/ui/classes.ts'
import { site } from '../../shared/page/site.ts'
import { Picture } from '../../shared/ui/picture.tsx'
import { openness, useHourWords, weekHours } from '../../shared/locations/hours.ts'
import { ShopHereLink } from './shop-here-link.tsx'
import styles from './store-entry.module.css'
import { useNow } from '../../shared/page/use-now.ts'

/** A dispensary in full: map, address, telephone, the week's hours, and a link to its menu. */
export function StoreEntry({ store, narrow = false }: { store: Dispensary; narrow?: boolean }) {
  const now = useNow()
  const words = useHourWords()
  const { t } = words
  const { open, text } = openness(store, now, words)
  const [only] = store.modes
  const modes = store.modes.length === 2 || only === undefined ? t('entry.both') : t(`entry.${only}`)
  return (
    <article className={classes(styles.entry, narrow && styles.narrow)}>
      <Picture
        path={`/maps/${store.store_code}.jpg`}
        alt={t('entry.map', { address: store.address, city: store.city })}
        width={320}
        height={240}
        sizes="(width <= 767px) 92vw, 260px"
        className={styles.map}
      />
      <div className={styles.facts}>
        <h3 className={styles.name}>
          {site.name} {store.store_name}
        </h3>
        <address className={styles.address}>
          {store.address}
          <br />
          {store.city}, {store.state_code} {store.postcode}
          <br />
          <a href={`tel:${store.phone_number}`}>{store.phone_number}</a>
        </address>
        <p className={styles.offers}>
          {store.delivery === null ? t('entry.pickup', { modes }) : t('entry.delivery', { modes })}
        </p>
      </div>
      <div className={styles.times}>
        <p className={open ? styles.open : styles.closed}>{text}</p>
        <dl className={styles.hours}>
          {weekHours(store, words).map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.action}>
        <ShopHereLink store={store} variant="secondary" size="small" />
      </div>
    </article>
  )
}
