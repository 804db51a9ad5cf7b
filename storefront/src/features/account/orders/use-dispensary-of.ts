import { useListedStore } from '../../../shared/locations/use-listed-store.ts'

/** The dispensary with a store code; null while it is unknown, or if it does not exist (any more). */
export const useDispensaryOf = (code: string | null) => useListedStore('store_code', code)
