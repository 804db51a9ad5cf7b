import { useCommerceCart, useShop } from '@leaflog/react'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { CartIssues } from '../parts/cart-issues.tsx'
import { CartProblemNote } from '../parts/cart-problem.tsx'
import { lateIssues } from '../parts/refusals.ts'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import { WaitingNote } from '../parts/waiting-note.tsx'
import styles from './cart-status.module.css'

/** 4c.4: confirms a change for four seconds, in a row that is kept for it, so that nothing moves. */
function Banner() {
  const sentence = useMessage()
  const { banner, bannerMeaning } = useCommerceCart()
  return (
    <div role="status" className={styles.host}>
      {banner !== null && (
        <p className={styles.banner}>
          <Icon icon={CircleCheck} size={18} />
          {sentence(banner, bannerMeaning)}
        </p>
      )}
    </div>
  )
}

/** Messages about the whole cart, above its lines. `asking`: a form is waiting, and shows its own refusal. */
export function CartStatus({ asking = false }: { asking?: boolean }) {
  const { t } = useTranslation('cart')
  const shop = useShop()
  const attempt = useCartAttempt()
  const cart = useCommerceCart()
  const { status, issues, waiting } = cart
  return (
    <>
      <VisuallyHidden role="status">{status === 'working' ? t('updating') : ''}</VisuallyHidden>
      <Banner />
      <WaitingNote away={status === 'offline'} waiting={waiting} />
      {!asking && <CartProblemNote cart={cart} />}
      <CartIssues
        issues={[...issues, ...lateIssues(cart)]}
        onDismiss={() => attempt(shop.commerceCart.dismissProblem())}
      />
    </>
  )
}
