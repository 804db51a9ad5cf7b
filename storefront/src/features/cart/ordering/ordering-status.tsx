/** The ordering cart: lines, and the prompt for a new cart. @module */
import { useOrderingCart, useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { CartIssues } from '../parts/cart-issues.tsx'
import { CartProblemNote } from '../parts/cart-problem.tsx'
import { lateIssues } from '../parts/refusals.ts'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import { WaitingNote } from '../parts/waiting-note.tsx'

/** Messages about the whole cart, above its lines. */
export function OrderingStatus({ limited }: { limited: boolean }) {
  const { t } = useTranslation(['cart', 'common'])
  const shop = useShop()
  const attempt = useCartAttempt()
  const cart = useOrderingCart()
  const { status, issues, waiting } = cart
  return (
    <>
      <VisuallyHidden role="status">
        {status === 'working' ? t('updating') : limited ? t('common:addToCart.limit') : ''}
      </VisuallyHidden>
      <WaitingNote away={status === 'offline'} waiting={waiting} />
      <CartProblemNote cart={cart} />
      <CartIssues
        issues={[...issues, ...lateIssues(cart)]}
        onDismiss={() => attempt(shop.orderingCart.dismissProblem())}
      />
    </>
  )
}
