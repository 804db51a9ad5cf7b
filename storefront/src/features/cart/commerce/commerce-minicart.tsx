import { useCommerceCart, useShop, useUI } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { DeliveryProgress } from '../parts/delivery-progress.tsx'
import { NearestLimit } from '../parts/nearest-limit.tsx'
import { MemberNote } from '../parts/member-note.tsx'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import { useCartChannel } from '../parts/use-cart-channel.ts'
import { CartStatus } from './cart-status.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { CommerceEmpty } from './commerce-empty.tsx'
import { CommerceLines } from './commerce-lines.tsx'
import { goodsOf } from './commerce-amounts.ts'
import styles from './commerce-minicart.module.css'
import { CommerceTotals } from './commerce-totals.tsx'
import { limitRows, nearestRow } from './limit-amounts.ts'
import { LimitsMeter } from './limits-meter.tsx'

/** The minicart of the commerce channel (2h.2): lines, state limits, totals, and the link to checkout. */
export function CommerceMinicart() {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const shop = useShop()
  const ui = useUI()
  const channel = useCartChannel()
  const { lines, count, cart, regulations } = useCommerceCart()
  const attempt = useCartAttempt()
  const close = () => attempt(shop.ui.close('sidebar'))
  const reopen = () => attempt(shop.ui.open('sidebar'))
  const empty = lines.length === 0
  const nearest = regulations && !cart?.is_virtual && nearestRow(limitRows({ t, number }, regulations))
  return (
    <Sheet
      open={ui.sidebar && channel === 'commerce'}
      onClose={close}
      title={empty ? t('title') : t('titleCounting', { count, number: number(count) })}
      footer={
        !empty && (
          <div className={styles.footer}>
            {nearest && <NearestLimit label={nearest.label} text={nearest.text} />}
            <CommerceTotals />
            <div className={styles.ways}>
              <CheckoutLink brief onLeave={close} onSignedIn={reopen} />
              <AppLink href="/cart" className={buttonClass({ variant: 'secondary', wide: true })} onClick={close}>
                {t('view')}
              </AppLink>
            </div>
          </div>
        )
      }
    >
      <CartStatus />
      {empty ? (
        <CommerceEmpty onLeave={close} />
      ) : (
        <>
          <CommerceLines />
          <div className={styles.notes}>
            {cart !== null && (
              <>
                {!cart.is_virtual && <DeliveryProgress goods={goodsOf(cart.totals)} />}
                <MemberNote paid={goodsOf(cart.totals)} onSignedIn={reopen} />
              </>
            )}
            {regulations !== null && <LimitsMeter regulations={regulations} heading="h3" />}
          </div>
        </>
      )}
    </Sheet>
  )
}
