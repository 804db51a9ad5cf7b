import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { useShop } from '@leaflog/react'
import { useEffect, useState } from 'react'

/** The dispensary with a store id or code; null while it is unknown, or if it does not exist (any more). */
export function useListedStore(by: 'store_id' | 'store_code', value: string | null): Dispensary | null {
  const shop = useShop()
  const [found, setFound] = useState<Dispensary | null>(null)
  useEffect(() => {
    if (value === null) return
    let current = true
    shop.dispensary.list().then(
      (stores) => current && setFound(stores.find((store) => store[by] === value) ?? null),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [shop, by, value])
  return found?.[by] === value ? found : null
}
