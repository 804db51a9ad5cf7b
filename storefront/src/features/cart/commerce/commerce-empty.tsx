import { useCommerceCart, useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyCart } from '../parts/empty-cart.tsx'
import { KeptElsewhere } from '../move/kept-elsewhere.tsx'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import styles from './commerce-empty.module.css'

/** Shown instead of lines: loading, an error, or an empty cart. */
export function CommerceEmpty({ roomy = false, onLeave }: { roomy?: boolean; onLeave?: () => void }) {
  const { t } = useTranslation('cart')
  const shop = useShop()
  const attempt = useCartAttempt()
  const { status, cart } = useCommerceCart()
  if (status === 'unread') return <NoAnswerState what="cart" onRetry={() => attempt(shop.commerceCart.open())} />
  if (status === 'reading') return <LinesSkeleton />
  if (status === 'offline' && cart === null) return <p>{t('unanswered')}</p>
  return (
    <>
      <KeptElsewhere shown="commerce" />
      <EmptyCart
        waiting={status === 'waitingForStore'}
        href="/category/flower"
        kept="kept"
        roomy={roomy}
        {...(onLeave && { onLeave })}
      />
    </>
  )
}

/** Placeholder for loading lines. */
export function LinesSkeleton() {
  return (
    <div className={styles.lines} aria-busy="true">
      {[0, 1, 2].map((line) => (
        <div key={line} className={styles.line}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.words} />
        </div>
      ))}
    </div>
  )
}
