import type { PlacedOrder } from '@leaflog/core/wire/commerce/placed-order'
import { useSession } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { orderLink } from '../../account/order-status/order-link.ts'
import { orderHref } from '../../account/orders/orders-search.ts'
import { useDispensaryOf } from '../../account/orders/use-dispensary-of.ts'
import { useLanguage } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { OpeningHours, StoreAddress } from '../delivery/pickup-place.tsx'
import { Section } from '../parts/section.tsx'
import { slotText } from '../../../shared/locations/slot-text.ts'
import styles from './next-steps.module.css'
import { useNow } from '../../../shared/page/use-now.ts'

function Pickup({ code, name, slot }: { code: string; name: string; slot: string | null }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const store = useDispensaryOf(code)
  const now = useNow()
  return (
    <Section title={t('placed.pickup')}>
      {slot !== null && <p className={styles.strong}>{slotText(slot, language)}</p>}
      <p>{t('placed.pickupHow', { store: name })}</p>
      {store && (
        <div className={styles.place}>
          <StoreAddress store={store} />
          <OpeningHours store={store} now={now} />
        </div>
      )}
    </Section>
  )
}

function Delivery({ slot, address }: Pick<PlacedOrder, 'slot' | 'address'>) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  return (
    <Section title={t('placed.delivery')}>
      {slot !== null && <p className={styles.strong}>{slotText(slot, language)}</p>}
      {address && (
        <p>
          {[...address.street, address.city, [address.region, address.postcode].filter(Boolean).join(' ')].join(', ')}
        </p>
      )}
      <p>{t('placed.deliveryHow')}</p>
    </Section>
  )
}

/** When and where (2b.8), and payment. */
export function NextSteps({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation('checkout')
  const sentence = useMessage()
  const { pickup, slot, address, payment } = order
  return (
    <>
      {pickup && <Pickup {...pickup} slot={slot} />}
      {!pickup && address && <Delivery slot={slot} address={address} />}
      {payment !== null && (
        <Section title={t('placed.payment')}>
          <p>{sentence(payment)}</p>
        </Section>
      )}
    </>
  )
}

/** Where to find the order again. */
export function PlacedLinks({ order: { number, token }, asGuest }: { order: PlacedOrder; asGuest: boolean }) {
  const { t } = useTranslation('checkout')
  const { isSignedIn } = useSession()
  return (
    <p className={styles.ways}>
      <AppLink
        href={isSignedIn ? orderHref(number) : '/order-status'}
        // The page that the link leads to opens this order, without a form.
        onClick={() => token !== undefined && orderLink.keep({ token })}
        className={buttonClass({ variant: 'secondary' })}
      >
        {asGuest && !isSignedIn ? t('placed.follow') : t('placed.see')}
      </AppLink>
      <AppLink href="/category" className={buttonClass({ variant: 'quiet' })}>
        {t('placed.shop')}
      </AppLink>
    </p>
  )
}
