import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { AppLink } from '../../ui/app-link.tsx'
import { Button } from '../../ui/button.tsx'
import { chipClass } from '../../ui/chip.tsx'
import { Input } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './orders-filter.module.css'
import { orderNumber, ordersHref, type OrdersSearch, type StatusGroup, statusGroups } from './orders-search.ts'

const groups: readonly { status: StatusGroup | null; label: string }[] = [
  { status: null, label: 'All' },
  { status: 'open', label: statusGroups.open.label },
  { status: 'complete', label: statusGroups.complete.label },
  { status: 'ended', label: statusGroups.ended.label },
]

/** Which orders: those of a status, those with a number. Both are in the address, so that a link keeps them. */
export function OrdersFilter({ search }: { search: OrdersSearch }) {
  const router = useRouter()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('number')
    const number = orderNumber(typeof typed === 'string' ? typed : '')
    void router.navigate({ to: '/', href: ordersHref({ status: search.status, number }) })
  }
  return (
    <div className={styles.filter}>
      <ul className={styles.groups} aria-label="Status">
        {groups.map(({ status, label }) => (
          <li key={label}>
            <AppLink
              href={ordersHref({ status, number: search.number })}
              className={chipClass(status === search.status ? 'active' : 'plain', true)}
              aria-current={status === search.status ? 'true' : undefined}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
      <form role="search" aria-label="Orders" className={styles.search} onSubmit={find}>
        {/* The key sets the field to what the address says whenever that changes. */}
        <Input
          key={search.number}
          name="number"
          type="search"
          label="Order number"
          labelHidden
          placeholder="Order number"
          defaultValue={search.number}
          maxLength={40}
          autoComplete="off"
          className={styles.control}
        />
        <Button type="submit" variant="secondary" size="small" aria-label="Find orders by number">
          <Icon icon={Search} size={18} />
        </Button>
      </form>
    </div>
  )
}
