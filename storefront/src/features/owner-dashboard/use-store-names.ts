import { useShop } from '@leaflog/react'
import { useEffect, useState } from 'react'

/** Store names; the code if the list could not be loaded. */
export const useStoreNames = (): ((code: string) => string) => {
  const shop = useShop()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let current = true
    shop.dispensary.list().then(
      (stores) => current && setNames(new Map(stores.map(({ store_code, store_name }) => [store_code, store_name]))),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [shop])
  return (code) => names.get(code) ?? code
}
