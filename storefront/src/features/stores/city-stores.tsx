import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { ListedStores, type OnMap } from './listed-stores.tsx'
import styles from './state-dispensaries.module.css'

type CityStoresProps = OnMap & { city: string; stores: readonly Dispensary[] }

/** The dispensaries of a city, each in full. */
export const CityStores = ({ city, stores, ...onMap }: CityStoresProps) => (
  <section aria-label={city} className={styles.city}>
    <h2 className={styles.cityName}>{city}</h2>
    <ListedStores stores={stores} className={styles.stores} {...onMap} />
  </section>
)
