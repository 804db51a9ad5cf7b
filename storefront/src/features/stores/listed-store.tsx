import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { StoreEntry } from './store-entry.tsx'
import { StoreLine } from './store-line.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { MapEntry } from '../../shared/map/map-entry.tsx'
import styles from './state-dispensaries.module.css'

/** The id that a mark of the map links to. */
export const storeEntryId = (storeCode: string): string => `store-${storeCode}`

type ListedStoreProps = {
  store: Dispensary
  /** In a few lines, for long lists. */
  isShort?: boolean
  isChosen: boolean
  isLit: boolean
  onLit: (ids: readonly string[]) => void
}

/**
 * A dispensary in the list; hovering or focusing it highlights its mark on the map. Memoized, because each highlight
 * re-renders the list.
 */
export const ListedStore = memo(function ListedStore({
  store,
  isShort = false,
  isChosen,
  isLit,
  onLit,
}: ListedStoreProps) {
  const { t } = useTranslation('places')
  return (
    <MapEntry id={storeEntryId(store.store_code)} isLit={isLit} onLit={onLit} className={styles.store}>
      {isChosen && <Chip tone="active">{t('dispensaries.state.yours')}</Chip>}
      {isShort ? <StoreLine store={store} /> : <StoreEntry store={store} />}
    </MapEntry>
  )
})
