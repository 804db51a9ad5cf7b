import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { openness, useHourWords, weekHours } from '../../shared/locations/hours.ts'
import { site } from '../../shared/page/site.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { ShopHereLink } from './shop-here-link.tsx'
import styles from './store-line.module.css'

/** A dispensary in a few lines, for long lists: the week's hours are folded. */
export function StoreLine({ store }: { store: Dispensary }) {
  const now = useNow()
  const words = useHourWords()
  const { t } = words
  const { open, text } = openness(store, now, words)
  return (
    <article className={styles.line}>
      <div>
        <h3 className={styles.name}>
          {site.name} {store.store_name}
        </h3>
        <address className={styles.address}>
          {store.address}, {store.city}, {store.state_code} {store.postcode}
          <br />
          <a href={`tel:${store.phone_number}`}>{store.phone_number}</a>
        </address>
      </div>
      <div className={styles.times}>
        <details>
          <summary>
            <span className={open ? styles.open : styles.closed}>{text}</span>
          </summary>
          <dl className={styles.hours}>
            {weekHours(store, words).map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </details>
        {store.delivery !== null && <p className={styles.closed}>{t('row.delivers')}</p>}
      </div>
      <ShopHereLink store={store} variant="secondary" size="small" />
    </article>
  )
}
