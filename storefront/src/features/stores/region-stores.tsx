import { useTranslation } from 'react-i18next'
import { ListedStores, type OnMap } from './listed-stores.tsx'
import styles from './region-stores.module.css'
import type { Region } from './store-regions.ts'

type RegionStoresProps = OnMap & {
  region: Region
  /** Unfolded from the start. */
  isOpen: boolean
}

/** A region's dispensaries in a few lines each. A native <details>: links to an entry unfold it, without JavaScript too. */
export function RegionStores({ region: { name, stores }, isOpen, ...onMap }: RegionStoresProps) {
  const { t } = useTranslation('places')
  return (
    <details open={isOpen} className={styles.region}>
      <summary className={styles.head}>
        <h2 className={styles.name}>{t(`dispensaries.state.regions.${name ?? 'other'}`)}</h2>
        <span className={styles.count}>{t('dispensaries.state.count', { count: stores.length })}</span>
      </summary>
      <ListedStores stores={stores} isShort className={styles.stores} {...onMap} />
    </details>
  )
}
