import { RotateCcw } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { canReorder, type OrderedBefore } from './reorder-plan.ts'
import { ReorderNote } from './reorder-note.tsx'
import { ReorderSheet } from './reorder-sheet.tsx'
import { type Reorder, useReorder } from './use-reorder.ts'

type AgainButtonProps = { order: OrderedBefore; reorder: Reorder; variant?: 'primary' | 'secondary' }

const hidden = { hidden: <VisuallyHidden>{null}</VisuallyHidden> }

/** Adds an order to the cart again; nothing where that is not possible. */
export function AgainButton({ order, reorder, variant = 'primary' }: AgainButtonProps) {
  const { t } = useTranslation('orders')
  if (!canReorder(order)) return null
  const { busy, start } = reorder
  return (
    <>
      <Button size="small" variant={variant} aria-busy={busy} disabled={busy} onClick={() => start(order)}>
        <Icon icon={RotateCcw} size={18} />
        {variant === 'primary' ? (
          t('actions.again')
        ) : (
          <Trans t={t} i18nKey="actions.againOf" values={{ number: order.number }} components={hidden} />
        )}
      </Button>
      <ReorderSheet reorder={reorder} />
    </>
  )
}

/** The same for one of several orders, with what came of it. */
export function OrderAgain({ order }: { order: OrderedBefore }) {
  const reorder = useReorder()
  if (!canReorder(order)) return null
  return (
    <>
      <AgainButton order={order} reorder={reorder} variant="secondary" />
      <ReorderNote result={reorder.result} />
    </>
  )
}
