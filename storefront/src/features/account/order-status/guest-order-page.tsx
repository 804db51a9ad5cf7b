import { LeaflogError } from '@leaflog/core'
import { requestGuestOrderCancel } from '@leaflog/core/wire/commerce/cancel-order'
import type { Order } from '@leaflog/core/wire/commerce/commerce-orders'
import { useShop } from '@leaflog/react'
import { Search } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { AccountPage } from '../parts/account-page.tsx'
import { CancelOrder } from '../orders/cancel-order.tsx'
import { Moment } from '../orders/moment.tsx'
import { OrderDetails } from '../orders/order-details.tsx'
import { OrderNote } from '../orders/order-note.tsx'
import { AgainButton } from '../orders/order-again.tsx'
import { PrintButton } from '../orders/print-button.tsx'
import { ReorderNote } from '../orders/reorder-note.tsx'
import { useReorder } from '../orders/use-reorder.ts'

type GuestOrderPageProps = {
  heading: Ref<HTMLHeadingElement>
  order: Order
  onAnother: () => void
  /** Content above the order. */
  children?: ReactNode
}

/** A guest's order. Canceling it is confirmed by a link in an email. */
export function GuestOrderPage({ heading, order, onAnother, children }: GuestOrderPageProps) {
  const { t } = useTranslation('orders')
  const shop = useShop()
  const reorder = useReorder()
  const [mailed, setMailed] = useState(false)
  const cancel = async (reason: string) => {
    const input = { token: order.token, reason }
    const { problem } = await shop.commerce.ask(requestGuestOrderCancel, { input }, { asGuest: true })
    if (problem !== null) throw new LeaflogError('SERVICE_REFUSED', problem.text, { meaning: problem.meaning })
    setMailed(true)
  }
  return (
    <AccountPage
      heading={heading}
      title={t('order', { number: order.number })}
      lead={
        <p>
          <Trans t={t} i18nKey="placed" components={{ when: <Moment of={order.order_date} withTime /> }} />
        </p>
      }
      actions={
        <>
          <AgainButton order={order} reorder={reorder} />
          <Button variant="quiet" size="small" onClick={onAnother}>
            <Icon icon={Search} size={18} />
            {t('find.another')}
          </Button>
          {order.available_actions.includes('CANCEL') && order.token !== '' && (
            <CancelOrder onCancel={cancel}>{t('cancel.guest')}</CancelOrder>
          )}
          <PrintButton />
        </>
      }
    >
      <ReorderNote result={reorder.result} />
      <OrderNote>{mailed && <p>{t('cancel.mailed')}</p>}</OrderNote>
      {children}
      <OrderDetails order={order} />
    </AccountPage>
  )
}
