/** An order’s status for a guest. */
import { isLeaflogError } from '@leaflog/core'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, type Ref, useEffect, useSyncExternalStore } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useHeadingFocus } from '../../rewards/auth/use-heading-focus.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import page from '../../../shared/ui/page.module.css'
import { SplitPage } from '../../../shared/ui/split-page.tsx'
import { useHydrated } from '../../../shared/ui/use-hydrated.ts'
import { AccountPage } from '../parts/account-page.tsx'
import { OrderSkeleton } from '../orders/order-skeleton.tsx'
import { ORDERS_PATH } from '../orders/orders-search.ts'
import { useFollowedOrder } from '../orders/use-followed-order.ts'
import { ConfirmCancel } from './confirm-cancel.tsx'
import { FindOrderForm } from './find-order-form.tsx'
import { GuestOrderPage } from './guest-order-page.tsx'
import { LINK_OPENED, orderLink } from './order-link.ts'
import styles from './order-status.module.css'
import { type GuestOrder, useGuestOrder } from './use-guest-order.ts'

const none = () => null

function LinkNote({ gone }: { gone: boolean }) {
  const { t } = useTranslation('orders')
  return (
    <p role="status" className={styles.note}>
      {t(gone ? 'find.gone' : 'find.left')}
    </p>
  )
}

type FindingProps = { heading: Ref<HTMLHeadingElement>; find: GuestOrder['find']; link: 'none' | 'left' | 'gone' }

function Finding({ heading, find, link }: FindingProps) {
  const { t } = useTranslation('orders')
  return (
    <SplitPage>
      <AccountPage
        heading={heading}
        title={t('find.title')}
        lead={
          <p>
            <Trans t={t} i18nKey="find.lead" components={{ a: <AppLink href={ORDERS_PATH} /> }} />
          </p>
        }
      >
        <div className={styles.form}>
          {link !== 'none' && <LinkNote gone={link === 'gone'} />}
          <FindOrderForm onFind={find} />
        </div>
      </AccountPage>
    </SplitPage>
  )
}

const isRefused = (error: unknown) => isLeaflogError(error, 'NOT_FOUND') || isLeaflogError(error, 'NOT_AUTHORIZED')

const Frame = ({ children }: { children: ReactNode }) => <div className={page.page}>{children}</div>

/** /order-status: a guest's order, by number, email and last name, or by the link of its confirmation. */
export function OrderStatusPage() {
  // Loads the texts of the order together with the page's.
  const { t } = useTranslation(['orders', 'account'])
  const link = useSyncExternalStore(orderLink.subscribe, orderLink.read, none)
  const hydrated = useHydrated()
  const opened = useLocation({ select: ({ search }) => LINK_OPENED in search })
  const { found, find, openLink, reload, forget } = useGuestOrder()
  useFollowedOrder(found.status === 'ready' ? found.order : null, reload)
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
        <AccountPage title={t('yours')}>
          <NoAnswerState what="order" onRetry={() => openLink(token)} />
        </AccountPage>
      </Frame>
    )
  if (found.status === 'loading')
    return (
      <Frame>
        <AccountPage title={t('yours')}>
          <OrderSkeleton />
        </AccountPage>
      </Frame>
    )
  const left = hydrated && opened ? 'left' : 'none'
  return <Finding heading={heading} find={find} link={found.status === 'failed' ? 'gone' : left} />
}
