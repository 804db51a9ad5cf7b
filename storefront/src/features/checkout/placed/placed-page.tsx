/** The confirmation of an order. */
import type { PlacedOrder } from '@leaflog/core/wire/commerce/placed-order'
import { useCheckout, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { OrderDetails } from '../../account/orders/order-details.tsx'
import { OrderSkeleton } from '../../account/orders/order-skeleton.tsx'
import { PrintButton } from '../../account/orders/print-button.tsx'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { NeedsJavaScript } from '../../../shared/forms/form-parts.tsx'
import { useHeadingFocus } from '../../rewards/auth/use-heading-focus.ts'
import { NoOrders } from '../../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import page from '../../../shared/ui/page.module.css'
import { CheckoutSkeleton } from '../parts/checkout-skeleton.tsx'
import { AccountOffer } from './account-offer.tsx'
import { NextSteps, PlacedLinks } from './next-steps.tsx'
import { OrderBill } from './order-bill.tsx'
import styles from './placed-page.module.css'
import { usePlacedDetails } from './use-placed-details.ts'

type Shown = { readonly order: PlacedOrder; readonly asGuest: boolean }

/**
 * The order placed last. It stays on this page when another tab leaves its own; leaving this page ends the checkout and
 * guest status (2a.5, 4d.9).
 */
function usePlacedOrder(): { shown: Shown | null; isRead: boolean } {
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  const { status, order, asGuest } = useCheckout()
  const [kept, setKept] = useState<Shown | null>(null)
  const [isRead, setRead] = useState(false)
  const placed = status === 'placed' ? order : null
  if (placed !== null && kept?.order !== placed) setKept({ order: placed, asGuest })
  useEffect(() => {
    let current = true
    // The page's initial state has no order, so wait for the log.
    attempt(shop.commerceCart.open().finally(() => current && setRead(true)))
    return () => {
      current = false
    }
  }, [shop, attempt])
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (!pathChanged) return
        shop.session.endGuestCheckout()
        attempt(shop.checkout.finish())
      }),
    [shop, router, attempt],
  )
  return { shown: kept, isRead }
}

/** What was ordered, and what happens next. If the shop does not answer, what was said when it was placed. */
function Contents({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation(['checkout', 'orders'])
  const details = usePlacedDetails(order)
  if (details.status === 'failed')
    return (
      <div className={styles.columns}>
        <div className={styles.main}>
          <NextSteps order={order} />
        </div>
        <OrderBill order={order} />
      </div>
    )
  return (
    <section aria-labelledby="placed-order" className={styles.main}>
      <h2 id="placed-order" className={styles.subtitle}>
        {t('placed.order', { number: order.number })}
      </h2>
      {details.order === null ? <OrderSkeleton /> : <OrderDetails order={details.order} heading="h3" />}
    </section>
  )
}

function Thanks({ order, asGuest }: Shown) {
  const { t } = useTranslation('checkout')
  return (
    <>
      <p className={styles.lead}>
        <Trans
          t={t}
          i18nKey="placed.number"
          values={{ number: order.number }}
          components={{ b: <b className={styles.number} /> }}
        />
        {order.email !== null && <> {t('placed.confirmation', { email: order.email })}</>}
      </p>
      <PlacedLinks order={order} asGuest={asGuest} />
      <Contents order={order} />
      {asGuest && <AccountOffer order={order} />}
    </>
  )
}

/** /checkout/placed: confirms the order, and says what happens next. */
export function PlacedPage() {
  const { t } = useTranslation('checkout')
  const { shown, isRead } = usePlacedOrder()
  const heading = useHeadingFocus(shown?.order.number ?? '')
  return (
    <div className={page.page}>
      <NeedsJavaScript />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {shown ? t('placed.thanks', { name: shown.order.firstname }) : t('placed.title')}
        </h1>
        {shown && <PrintButton />}
      </div>
      {shown && <Thanks {...shown} />}
      {!shown && !isRead && <CheckoutSkeleton />}
      {!shown && isRead && (
        <EmptyState
          drawing={<NoOrders />}
          title={t('placed.none')}
          text={t('placed.noneText')}
          action={{ label: t('placed.find'), href: '/order-status' }}
        />
      )}
    </div>
  )
}
