import type { Order, OrderAddress } from '@leaflog/core/wire/commerce/commerce-orders'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { slotText } from '../../../shared/locations/slot-text.ts'
import { useLanguage } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { useHourWords, weekHours } from '../../../shared/locations/hours.ts'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { Moment } from './moment.tsx'
import styles from './order-facts.module.css'
import { useDispensaryOf } from './use-dispensary-of.ts'

function Fact({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.fact}>
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Address({ of }: { of: OrderAddress }) {
  const region = [of.region, of.postcode].filter(Boolean).join(' ')
  const lines = [
    `${of.firstname} ${of.lastname}`,
    of.company,
    ...of.street,
    [of.city, region].filter(Boolean).join(', '),
    of.telephone,
  ]
  const shown = lines.filter((line) => line !== null && line !== '')
  return (
    <address className={styles.address}>
      {shown.map((line, index) => (
        <span key={`${index} ${line}`}>{line}</span>
      ))}
    </address>
  )
}

/** Where to pick it up: the dispensary's address and hours, once they are loaded. */
function PickupPlace({ code, name, slot }: { code: string; name: string; slot: string | null }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const words = useHourWords()
  const store = useDispensaryOf(code)
  return (
    <Fact title={t('facts.pickup')}>
      {slot !== null && <p className={styles.strong}>{slotText(slot, language)}</p>}
      <address className={styles.address}>
        <span className={styles.strong}>{name}</span>
        {store !== null && (
          <>
            <span>{store.address}</span>
            <span>
              {store.city}, {store.state_code} {store.postcode}
            </span>
            <a href={`tel:${store.phone_number.replaceAll(/[^\d+]/g, '')}`}>{store.phone_number}</a>
          </>
        )}
      </address>
      {store !== null && (
        <>
          <VisuallyHidden>{t('facts.hours')}</VisuallyHidden>
          <dl className={styles.hours}>
            {weekHours(store, words).map(({ days, hours }) => (
              <div key={days} className={styles.day}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Fact>
  )
}

function Handover({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const sentence = useMessage()
  const language = useLanguage()
  const { pickup_location, delivery_slot, shipping_address, shipping_method } = order
  if (pickup_location !== null) return <PickupPlace {...pickup_location} slot={delivery_slot} />
  if (shipping_address === null) return null
  return (
    <Fact title={t('facts.delivery')}>
      {delivery_slot !== null && <p className={styles.strong}>{slotText(delivery_slot, language)}</p>}
      <Address of={shipping_address} />
      {shipping_method !== null && <p className={styles.soft}>{sentence(shipping_method)}</p>}
    </Fact>
  )
}

function Payment({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const sentence = useMessage()
  const { payment_methods, applied_coupons, billing_address } = order
  if (payment_methods.length === 0 && applied_coupons.length === 0 && billing_address === null) return null
  return (
    <Fact title={t('facts.payment')}>
      {payment_methods.map(({ name, type }) => (
        <p key={type}>{sentence(name)}</p>
      ))}
      {applied_coupons.length > 0 && (
        <p>{t('facts.coupon', { codes: applied_coupons.map(({ code }) => code).join(', ') })}</p>
      )}
      {billing_address !== null && (
        <div className={styles.bill}>
          <p className={styles.soft}>{t('facts.billedTo')}</p>
          <Address of={billing_address} />
        </div>
      )}
    </Fact>
  )
}

function Contact({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { customer_info, email, shopping_mode } = order
  const isKnown = shopping_mode === 'MEDICAL' || shopping_mode === 'RECREATIONAL'
  return (
    <Fact title={t('facts.orderedBy')}>
      <p className={styles.wrap}>
        {[customer_info.firstname, customer_info.lastname].filter((part) => part !== null && part !== '').join(' ')}
      </p>
      {email !== null && <p className={styles.wrap}>{email}</p>}
      {isKnown && <p className={styles.soft}>{t(`facts.${shopping_mode}`)}</p>}
    </Fact>
  )
}

/** The dispensary's comments on the order. */
function Comments({ order: { comments } }: { order: Order }) {
  const { t } = useTranslation('orders')
  if (comments.length === 0) return null
  return (
    <Fact title={t('facts.notes')}>
      <ul className={styles.notes}>
        {comments.map(({ message, timestamp }) => (
          <li key={`${timestamp} ${message}`}>
            <p className={styles.soft}>
              <Moment of={timestamp} withTime />
            </p>
            <p className={styles.wrap}>{message}</p>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

/** Fulfillment, payment, customer and comments of an order. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <div className={styles.facts}>
      <Handover order={order} />
      <Payment order={order} />
      <Contact order={order} />
      <Comments order={order} />
    </div>
  )
}
