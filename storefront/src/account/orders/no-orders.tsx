import { useDispensary } from '@leaflog/react'
import { NoOrders } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ORDERS_PATH } from './orders-search.ts'

/** Nobody has ordered anything yet. */
export function NoOrdersYet() {
  const { chosen } = useDispensary()
  const menu = chosen?.channel === 'commerce' ? '/category/flower' : '/shopd/category/flower'
  return (
    <EmptyState
      drawing={<NoOrders />}
      title="Nothing written down yet"
      text="Your orders appear here once you have placed one. Flower is where most people begin."
      action={{ label: 'See the menu', href: menu }}
    />
  )
}

/** No order passes the filter. */
export function NoOrdersFound() {
  return (
    <EmptyState
      drawing={<NoOrders />}
      title="No order like that"
      text="None of your orders has this number and status. Part of a number is enough."
      action={{ label: 'Show all orders', href: ORDERS_PATH }}
    />
  )
}
