import { LeaflogError } from '@leaflog/core'
import { cancelOrder } from '@leaflog/core/wire/commerce/cancel-order'
import type { Order } from '@leaflog/core/wire/commerce/commerce-orders'
import { useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { CancelOrder } from './cancel-order.tsx'
import { AgainButton } from './order-again.tsx'
import { PrintButton } from './print-button.tsx'
import type { Reorder } from './use-reorder.ts'

type OrderActionsProps = { order: Order; reorder: Reorder; onCanceled: (order: Order) => void }

/** A customer's actions on an order, as the shop allows them. */
export function OrderActions({ order, reorder, onCanceled }: OrderActionsProps) {
  const { t } = useTranslation('orders')
  const shop = useShop()
  const can = (action: string) => order.available_actions.includes(action)
  const cancel = async (reason: string) => {
    const { problem, canceled } = await shop.commerce.ask(cancelOrder, { input: { order_id: order.id, reason } })
    if (problem !== null) throw new LeaflogError('SERVICE_REFUSED', problem.text, { meaning: problem.meaning })
    if (canceled !== null) onCanceled(canceled)
  }
  return (
    <>
      <AgainButton order={order} reorder={reorder} />
      <PrintButton />
      {can('CANCEL') && <CancelOrder onCancel={cancel}>{t('cancel.account')}</CancelOrder>}
    </>
  )
}
