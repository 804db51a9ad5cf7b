import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { chipClass } from '../../../shared/ui/chip.tsx'
import { Input } from '../../../shared/ui/field.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import styles from './orders-filter.module.css'
import { orderNumber, ordersHref, type OrdersSearch, type StatusGroup } from './orders-search.ts'

const groups: readonly (StatusGroup | null)[] = [null, 'open', 'complete', 'ended']

/** Filters orders by status and number. Both are in the address, so that links keep them. */
export function OrdersFilter({ search }: { search: OrdersSearch }) {
  const { t } = useTranslation('orders')
  const router = useRouter()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('number')
    const number = orderNumber(typeof typed === 'string' ? typed : '')
    void router.navigate({ to: '/', href: ordersHref({ status: search.status, number }) })
  }
  return (
    <div className={styles.filter}>
      <ul className={styles.groups} aria-label={t('filter.status')}>
        {groups.map((status) => (
          <li key={status ?? 'all'}>
            <AppLink
              href={ordersHref({ status, number: search.number })}
              className={chipClass(status === search.status ? 'active' : 'plain', true)}
              aria-current={status === search.status ? 'true' : undefined}
            >
              {t(`filter.${status ?? 'all'}`)}
            </AppLink>
          </li>
        ))}
      </ul>
      <form role="search" aria-label={t('filter.form')} className={styles.search} onSubmit={find}>
        {/* The key resets the field whenever the address changes. */}
        <Input
          key={search.number}
          name="number"
          type="search"
          label={t('filter.number')}
          labelHidden
          placeholder={t('filter.number')}
          defaultValue={search.number}
          maxLength={40}
          autoComplete="off"
          className={styles.control}
        />
        <Button type="submit" variant="secondary" size="small" aria-label={t('filter.find')}>
          <Icon icon={Search} size={18} />
        </Button>
      </form>
    </div>
  )
}
