import type { OrderingCartView } from '@leaflog/core'
import { useListedStore } from '../../../shared/locations/use-listed-store.ts'

type Place = NonNullable<OrderingCartView['place']>

/** The name of a cart's store. A cart of another browser has only the store's id, so its name is looked up. */
export function usePlaceName(place: Place | null): string | null {
  const storeId = place !== null && place.storeName === null ? place.storeId : null
  const listed = useListedStore('store_id', storeId)
  return place?.storeName ?? listed?.store_name ?? null
}
