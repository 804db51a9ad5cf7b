import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { ListedStore, storeEntryId } from './listed-store.tsx'

/** What the list and its map share. */
export interface OnMap {
  readonly chosenId: string | null
  /** Entries whose marks are highlighted. */
  readonly lit: readonly string[]
  readonly onLit: (ids: readonly string[]) => void
}

type ListedStoresProps = OnMap & {
  stores: readonly Dispensary[]
  /** In a few lines each, for long lists. */
  isShort?: boolean
  className: string | undefined
}

/** The dispensaries of a city or a region. */
export const ListedStores = ({ stores, isShort = false, className, chosenId, lit, onLit }: ListedStoresProps) => (
  <ul className={className}>
    {stores.map((store) => {
      const id = storeEntryId(store.store_code)
      return (
        <ListedStore
          key={id}
          store={store}
          isShort={isShort}
          isChosen={id === chosenId}
          isLit={lit.includes(id)}
          onLit={onLit}
        />
      )
    })}
  </ul>
)
