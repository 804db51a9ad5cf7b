import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { ListedStore, storeEntryId } from './listed-store.tsx'
import styles from './state-dispensaries.module.css'

type CityStoresProps = {
  city: string
  stores: readonly Dispensary[]
  chosenId: string | null
  lit: readonly string[]
  onLit: (ids: readonly string[]) => void
}

/** The dispensaries of a city, each in full. */
export function CityStores({ city, stores, chosenId, lit, onLit }: CityStoresProps) {
  return (
    <section aria-label={city} className={styles.city}>
      <h2 className={styles.cityName}>{city}</h2>
      <ul className={styles.stores}>
        {stores.map((store) => {
          const id = storeEntryId(store.store_code)
          return (
            <ListedStore key={id} store={store} isChosen={id === chosenId} isLit={lit.includes(id)} onLit={onLit} />
          )
        })}
      </ul>
    </section>
  )
}
