import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { useDispensary, useShop } from '@leaflog/react'
import { useEffect, useState } from 'react'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './store-details.module.css'
import { StoreEntry } from './store-entry.tsx'
import { useTranslation } from 'react-i18next'

/** A dispensary's address, hours and map in the modal; `data` is its store code, by default the chosen one. */
export function StoreDetails({ data }: { data: unknown }) {
  const { t } = useTranslation('stores')
  const shop = useShop()
  const { chosen } = useDispensary()
  const [listed, setListed] = useState<Dispensary | null | undefined>(undefined)
  const code = typeof data === 'string' ? data : chosen?.store_code
  useEffect(() => {
    let current = true
    shop.dispensary.list().then(
      (stores) => current && setListed(stores.find(({ store_code }) => store_code === code) ?? null),
      () => current && setListed(null),
    )
    return () => {
      current = false
    }
  }, [shop, code])
  const store = chosen?.store_code === code ? chosen : listed
  if (store === undefined) return <Skeleton className={styles.waiting} />
  return store === null ? <p>{t('details.unknown')}</p> : <StoreEntry store={store} narrow />
}
