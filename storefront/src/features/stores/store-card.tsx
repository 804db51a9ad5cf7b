import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { site } from '../../shared/page/site.ts'
import { Picture } from '../../shared/ui/picture.tsx'
import { openness, useHourWords } from '../../shared/locations/hours.ts'
import { ShopHereLink } from './shop-here-link.tsx'
import styles from './store-card.module.css'
import { useFormats } from '../../shared/i18n/formats.ts'
import { useNow } from '../../shared/page/use-now.ts'

export interface StoreCardProps {
  store: Dispensary
  /** From the visitor; null if they have no place. */
  miles: number | null
  /** The page that its link leads to, instead of its menu. */
  to?: string
  /** At the top of a page: its picture is loaded eagerly. */
  eager?: boolean
}

/** A dispensary as a card: facade, location, opening status, and a link to its menu, or to a page of it. */
export function StoreCard({ store, miles, to, eager = false }: StoreCardProps) {
  const words = useHourWords()
  const { miles: inMiles } = useFormats()
  const now = useNow()
  const { open, text } = openness(store, now, words)
  return (
    <article className={styles.card}>
      <Picture
        path={`/stores/${store.store_code}.jpg`}
        alt=""
        width={400}
        height={240}
        sizes="(width <= 767px) 92vw, 380px"
        eager={eager}
        className={styles.picture}
      />
      <h3>
        {site.name} {store.store_name}
      </h3>
      <p className={styles.soft}>
        {miles !== null && miles > 0
          ? words.t('card.away', { address: store.address, city: store.city, miles: inMiles(miles) })
          : `${store.address}, ${store.city}`}
      </p>
      <p className={open ? styles.open : styles.soft}>{text}</p>
      <ShopHereLink store={store} {...(to !== undefined && { to })} variant="secondary" size="small" />
    </article>
  )
}
