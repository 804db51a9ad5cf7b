import { isLeaflogError } from '@leaflog/core'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, type Ref, useEffect, useSyncExternalStore } from 'react'
import { useHeadingFocus } from '../../rewards/auth/use-heading-focus.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { NoAnswerState } from '../../ui/no-answer.tsx'
import page from '../../ui/page.module.css'
import { PlatePage } from '../../ui/plate-page.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountPage } from '../account-page.tsx'
import { OrderSkeleton } from '../orders/order-skeleton.tsx'
import { ORDERS_PATH } from '../orders/orders-search.ts'
import { ConfirmCancel } from './confirm-cancel.tsx'
import { FindOrderForm } from './find-order-form.tsx'
import { GuestOrderPage } from './guest-order-page.tsx'
import { LINK_OPENED, orderLink } from './order-link.ts'
import styles from './order-status.module.css'
import { type GuestOrder, useGuestOrder } from './use-guest-order.ts'

const none = () => null

function LinkNote({ gone }: { gone: boolean }) {
  return (
    <p role="status" className={styles.note}>
      {gone
        ? 'This link does not lead to an order that can be seen without signing in. You can look it up here.'
        : 'The order of your link is not kept in this browser. Open the link again, or look the order up here.'}
    </p>
  )
}

type FindingProps = { heading: Ref<HTMLHeadingElement>; find: GuestOrder['find']; link: 'none' | 'left' | 'gone' }

function Finding({ heading, find, link }: FindingProps) {
  return (
    <PlatePage>
      <AccountPage
        heading={heading}
        title="Find your order"
        lead={
          <p>
            For what you ordered without an account. With one, everything is in{' '}
            <AppLink href={ORDERS_PATH}>your orders</AppLink>.
          </p>
        }
      >
        <div className={styles.form}>
          {link !== 'none' && <LinkNote gone={link === 'gone'} />}
          <FindOrderForm onFind={find} />
        </div>
      </AccountPage>
    </PlatePage>
  )
}

const isRefused = (error: unknown) => isLeaflogError(error, 'NOT_FOUND') || isLeaflogError(error, 'NOT_AUTHORIZED')

const Frame = ({ children }: { children: ReactNode }) => <div className={page.page}>{children}</div>

/** /order-status: a guest's order, by its number, email and last name, or by the link of its confirmation. */
export function OrderStatusPage() {
  const link = useSyncExternalStore(orderLink.subscribe, orderLink.read, none)
  const hydrated = useHydrated()
  const opened = useLocation({ select: ({ search }) => LINK_OPENED in search })
  const { found, find, openLink, forget } = useGuestOrder()
  const token = link?.token
  const heading = useHeadingFocus(found.status === 'ready' ? found.order.number : '')
  useEffect(() => {
    if (token !== undefined) openLink(token)
  }, [token, openLink])
  const another = () => {
    orderLink.forget()
    forget()
  }

  if (found.status === 'ready') {
    const { order } = found
    const { cancellation } = link ?? {}
    return (
      <Frame>
        <GuestOrderPage heading={heading} order={order} onAnother={another}>
          {cancellation !== undefined && token !== undefined && order.available_actions.includes('CANCEL') && (
            <ConfirmCancel
              cancellation={cancellation}
              onKeep={() => orderLink.keep({ token })}
              onCanceled={() => {
                orderLink.keep({ token })
                openLink(token)
              }}
            />
          )}
        </GuestOrderPage>
      </Frame>
    )
  }
  if (found.status === 'failed' && !isRefused(found.error) && token !== undefined)
    return (
      <Frame>
        <AccountPage title="Your order">
          <NoAnswerState what="order" onRetry={() => openLink(token)} />
        </AccountPage>
      </Frame>
    )
  if (found.status === 'loading')
    return (
      <Frame>
        <AccountPage title="Your order">
          <OrderSkeleton />
        </AccountPage>
      </Frame>
    )
  const left = hydrated && opened ? 'left' : 'none'
  return <Finding heading={heading} find={find} link={found.status === 'failed' ? 'gone' : left} />
}
