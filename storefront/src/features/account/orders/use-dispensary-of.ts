import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { useShop } from '@leaflog/react'
import { useEffect, useState } from 'react'

/** The dispensary with a store code; null while it is unknown, or if it does not exist (any more). */
export function useDispensaryOf(code: string | null): Dispensary | null {
  const shop = useShop()
  const [found, setFound] = useState<Dispensary | null>(null)
  useEffect(() => {
    if (code === null) return
    let current = true
    shop.dispensary.list().then(
      (stores) => current && setFound(stores.find(({ store_code }) => store_code === code) ?? null),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [shop, code])
  return found?.store_code === code ? found : null
}
