import { useTranslation } from 'react-i18next'
import { ListedStore, storeEntryId } from './listed-store.tsx'
import styles from './region-stores.module.css'
import type { Region } from './store-regions.ts'

type RegionStoresProps = {
  region: Region
  /** Unfolded from the start. */
  isOpen: boolean
  chosenId: string | null
  lit: readonly string[]
  onLit: (ids: readonly string[]) => void
}

/** A region's dispensaries in a few lines each. A native <details>: links to an entry unfold it, without JavaScript too. */
export function RegionStores({ region: { name, stores }, isOpen, chosenId, lit, onLit }: RegionStoresProps) {
  const { t } = useTranslation('places')
  const list = (
    <ul className={styles.stores}>
      {stores.map((store) => {
        const id = storeEntryId(store.store_code)
        return (
          <ListedStore
            key={id}
            store={store}
            isShort
            isChosen={id === chosenId}
            isLit={lit.includes(id)}
            onLit={onLit}
          />
        )
      })}
    </ul>
  )
  return (
    <details open={isOpen} className={styles.region}>
      <summary className={styles.head}>
        <h2 className={styles.name}>{t(`dispensaries.state.regions.${name ?? 'other'}`)}</h2>
        <span className={styles.count}>{t('dispensaries.state.count', { count: stores.length })}</span>
      </summary>
      {list}
    </details>
  )
}
