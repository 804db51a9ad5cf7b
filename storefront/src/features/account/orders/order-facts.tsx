import type { Order } from '@leaflog/core/wire/commerce/commerce-orders'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Fact } from './fact.tsx'
import { Moment } from './moment.tsx'
import { OrderAddress } from './order-address.tsx'
import styles from './order-facts.module.css'
import { OrderHandover, WhatToBring } from './order-handover.tsx'
import { isOpen } from './order-status.ts'

/** How it is paid at the handover; null where that is over, or nothing is left to pay. */
const howToPay = ({ payment_methods, checkout_type, total }: Order) => {
  const [method] = payment_methods
  if (!method || (checkout_type !== 'pickup' && checkout_type !== 'delivery')) return null
  if (method.type === 'free' || total.grand_total === 0) return 'pay.nothing'
  return checkout_type === 'pickup' ? 'pay.counter' : 'pay.door'
}

function Payment({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const sentence = useMessage()
  const { money } = useFormats()
  const { payment_methods, applied_coupons, billing_address, total } = order
  const how = isOpen(order) ? howToPay(order) : null
  if (payment_methods.length === 0 && applied_coupons.length === 0 && billing_address === null) return null
  return (
    <Fact title={t('facts.payment')}>
      {payment_methods.map(({ name, type }) => (
        <p key={type}>{sentence(name)}</p>
      ))}
      {how !== null && <p className={styles.soft}>{t(how, { amount: money(total.grand_total) })}</p>}
      {applied_coupons.length > 0 && (
        <p>{t('facts.coupon', { codes: applied_coupons.map(({ code }) => code).join(', ') })}</p>
      )}
      {billing_address !== null && (
        <div className={styles.bill}>
          <p className={styles.soft}>{t('facts.billedTo')}</p>
          <OrderAddress of={billing_address} />
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
      <OrderHandover order={order} />
      <WhatToBring order={order} />
      <Payment order={order} />
      <Contact order={order} />
      <Comments order={order} />
    </div>
  )
}
