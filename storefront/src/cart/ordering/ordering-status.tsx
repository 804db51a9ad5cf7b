import { LABELS } from '@leaflog/core'
import { useOrderingCart, useShop } from '@leaflog/react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CartIssues } from '../cart-issues.tsx'
import { useCartAttempt } from '../use-cart-attempt.ts'
import styles from './ordering-minicart.module.css'

/** What there is to say of the whole cart, above its lines. */
export function OrderingStatus({ limited }: { limited: boolean }) {
  const shop = useShop()
  const attempt = useCartAttempt()
  const { status, problem, issues } = useOrderingCart()
  return (
    <>
      <VisuallyHidden role="status">
        {status === 'working' ? 'Updating your cart…' : limited ? LABELS.limit : ''}
      </VisuallyHidden>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.sentence}
        </p>
      )}
      <CartIssues issues={issues} onDismiss={() => attempt(shop.orderingCart.dismissProblem())} />
    </>
  )
}
