/** The ordering cart: lines, and the prompt for a new cart. @module */
import { useOrderingCart, useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { CartIssues } from '../parts/cart-issues.tsx'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import styles from './ordering-minicart.module.css'

/** Messages about the whole cart, above its lines. */
export function OrderingStatus({ limited }: { limited: boolean }) {
  const { t } = useTranslation(['cart', 'common'])
  const sentence = useMessage()
  const shop = useShop()
  const attempt = useCartAttempt()
  const { status, problem, issues } = useOrderingCart()
  return (
    <>
      <VisuallyHidden role="status">
        {status === 'working' ? t('updating') : limited ? t('common:addToCart.limit') : ''}
      </VisuallyHidden>
      {problem && (
        <p className={styles.problem} role="alert">
          {sentence(problem.sentence, problem.meaning)}
        </p>
      )}
      <CartIssues issues={issues} onDismiss={() => attempt(shop.orderingCart.dismissProblem())} />
    </>
  )
}
