import { customerOrderQuery, type Order } from '@leaflog/core/wire/commerce-orders'
import { useParams } from '@tanstack/react-router'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { AppLink } from '../../ui/app-link.tsx'
import { Button } from '../../ui/button.tsx'
import { NoOrders } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NoAnswerState } from '../../ui/no-answer.tsx'
import { StaleNote } from '../../ui/stale-note.tsx'
import { AccountPage } from '../account-page.tsx'
import { useAccountAnswer } from '../use-account-answer.ts'
import { Moment } from './moment.tsx'
import { OrderDetails } from './order-details.tsx'
import styles from './order-page.module.css'
import { OrderSkeleton } from './order-skeleton.tsx'
import { ORDERS_PATH } from './orders-search.ts'
import { PrintButton } from './print-button.tsx'
import { ReorderNote } from './reorder-note.tsx'
import { type Reorder, useReorder } from './use-reorder.ts'

/** What can be done with an order; those of the other channel cannot be put into a cart again. */
function Actions({ order, reorder }: { order: Order; reorder: Reorder }) {
  return (
    <>
      <PrintButton />
      {order.available_actions.includes('REORDER') && (
        <Button size="small" aria-busy={reorder.busy} disabled={reorder.busy} onClick={reorder.start}>
          <Icon icon={RotateCcw} size={18} />
          Order again
        </Button>
      )}
    </>
  )
}

const NoSuchOrder = () => (
  <EmptyState
    drawing={<NoOrders />}
    title="No such order"
    text="Your account has no order with this number. It may belong to another account, or the address has a slip in it."
    action={{ label: 'Show all orders', href: ORDERS_PATH }}
  />
)

function OneOrder({ number }: { number: string }) {
  const variables = useMemo(() => ({ number }), [number])
  const { status, data: order, reload } = useAccountAnswer(customerOrderQuery, variables)
  const reorder = useReorder(number)
  return (
    <AccountPage
      title={`Order ${number}`}
      lead={
        <>
          <p className={styles.placed}>
            {order !== null && (
              <>
                Placed <Moment of={order.order_date} withTime />
              </>
            )}
          </p>
          <AppLink href={ORDERS_PATH} className={styles.back}>
            <Icon icon={ArrowLeft} size={16} />
            All orders
          </AppLink>
        </>
      }
      actions={order === null ? undefined : <Actions order={order} reorder={reorder} />}
    >
      {order === null && status === 'failed' && <NoAnswerState what="order" onRetry={reload} />}
      {order === null && status === 'loading' && <OrderSkeleton />}
      {order === null && status === 'ready' && <NoSuchOrder />}
      {order !== null && (
        <>
          <ReorderNote result={reorder.result} />
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          <OrderDetails order={order} />
        </>
      )}
    </AccountPage>
  )
}

/** /account/orders/NUMBER (2c.6): one order of the customer. */
export function OrderPage() {
  const { number } = useParams({ from: '/account/orders/$number' })
  return <OneOrder key={number} number={number} />
}
