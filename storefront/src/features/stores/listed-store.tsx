import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { StoreEntry } from './store-entry.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { classes } from '../../shared/ui/classes.ts'
import styles from './state-dispensaries.module.css'

/** The id that a mark of the map links to. */
export const storeEntryId = (storeCode: string): string => `store-${storeCode}`

type ListedStoreProps = {
  store: Dispensary
  isChosen: boolean
  isLit: boolean
  onLit: (ids: readonly string[]) => void
}

/**
 * A dispensary in the list; hovering or focusing it highlights its mark on the map. Memoized, because each highlight
 * re-renders the list.
 */
export const ListedStore = memo(function ListedStore({ store, isChosen, isLit, onLit }: ListedStoreProps) {
  const { t } = useTranslation('places')
  const id = storeEntryId(store.store_code)
  const light = () => onLit([id])
  const darken = () => onLit([])
  return (
    <li
      id={id}
      onPointerEnter={light}
      onPointerLeave={darken}
      onFocus={light}
      onBlur={darken}
      className={classes(styles.store, isLit && styles.lit)}
    >
      {isChosen && <Chip tone="active">{t('dispensaries.state.yours')}</Chip>}
      <StoreEntry store={store} />
    </li>
  )
})
