import type { Order } from '@leaflog/core/wire/commerce/commerce-orders'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { Navigation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { useHourWords, weekHours } from '../../../shared/locations/hours.ts'
import { slotText } from '../../../shared/locations/slot-text.ts'
import { site } from '../../../shared/page/site.ts'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Picture } from '../../../shared/ui/picture.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { Fact } from './fact.tsx'
import { OrderAddress } from './order-address.tsx'
import styles from './order-facts.module.css'
import { isOpen } from './order-status.ts'
import { useDispensaryOf } from './use-dispensary-of.ts'

const directionsTo = ({ latitude, longitude }: Dispensary): string =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`

const addressOf = ({ address, city, state_code, postcode }: Dispensary): string =>
  `${address}, ${city}, ${state_code} ${postcode}`

function Hours({ store }: { store: Dispensary }) {
  const { t } = useTranslation('orders')
  const words = useHourWords()
  return (
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
  )
}

const dial = (telephone: string): string => `tel:${telephone.replaceAll(/[^\d+]/g, '')}`

/** The dispensary: a map of where it is, address, telephone and hours, once they are loaded. */
function Store({ name, store }: { name: string; store: Dispensary | null }) {
  const { t } = useTranslation('orders')
  return (
    <>
      {store !== null && (
        <Picture
          path={`/maps/${store.store_code}.jpg`}
          alt={t('facts.map', { address: addressOf(store) })}
          width={320}
          height={200}
          className={styles.map}
        />
      )}
      <address className={styles.address}>
        <span className={styles.strong}>{name}</span>
        {store !== null && (
          <>
            <span>{store.address}</span>
            <span>
              {store.city}, {store.state_code} {store.postcode}
            </span>
            <a href={dial(store.phone_number)}>{store.phone_number}</a>
          </>
        )}
      </address>
      {store !== null && <Hours store={store} />}
    </>
  )
}

function Pickup({ order, code, name }: { order: Order; code: string; name: string }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const store = useDispensaryOf(code)
  const { delivery_slot: slot, handover, number } = order
  return (
    <Fact title={t('facts.pickup')}>
      {slot !== null && <p className={styles.strong}>{slotText(slot, language)}</p>}
      <Store name={name} store={store} />
      {store !== null && (
        <p className={styles.ways}>
          <a
            href={directionsTo(store)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'quiet', size: 'small' })}
          >
            <Icon icon={Navigation} size={18} />
            {t('facts.directions')}
            <VisuallyHidden> {t('facts.newTab')}</VisuallyHidden>
          </a>
          {isOpen(order) && (
            <CalendarButton
              number={number}
              when={handover}
              delivered={false}
              place={`${site.name} ${name}, ${addressOf(store)}`}
            />
          )}
        </p>
      )}
    </Fact>
  )
}

function Delivery({ order, to }: { order: Order; to: NonNullable<Order['shipping_address']> }) {
  const { t } = useTranslation('orders')
  const sentence = useMessage()
  const language = useLanguage()
  const { delivery_slot: slot, shipping_method, handover, number, store } = order
  const place = [...to.street, to.city, to.postcode].filter(Boolean).join(', ')
  const listed = useDispensaryOf(store?.code ?? null)
  return (
    <Fact title={t('facts.delivery')}>
      {slot !== null && <p className={styles.strong}>{slotText(slot, language)}</p>}
      <OrderAddress of={to} />
      {shipping_method !== null && <p className={styles.soft}>{sentence(shipping_method)}</p>}
      {isOpen(order) && <CalendarButton number={number} when={handover} delivered place={place} />}
      {store !== null && (
        <p className={styles.soft}>
          {t('facts.from', { store: store.name })}
          {listed !== null && (
            <>
              {' '}
              <a href={dial(listed.phone_number)}>{listed.phone_number}</a>
            </>
          )}
        </p>
      )}
    </Fact>
  )
}

/** Where and when it is picked up or delivered; nothing for what is sent by email. */
export function OrderHandover({ order }: { order: Order }) {
  const { pickup_location, checkout_type, shipping_address, store } = order
  if (pickup_location !== null) return <Pickup order={order} {...pickup_location} />
  if (shipping_address !== null) return <Delivery order={order} to={shipping_address} />
  // Orders from before there was a checkout were all picked up.
  return checkout_type === null && store !== null && order.payment_methods.length === 0 ? (
    <Pickup order={order} {...store} />
  ) : null
}

/** What to have at hand at the counter or the door, until the order is over. */
export function WhatToBring({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { checkout_type: way, shopping_mode } = order
  if (!isOpen(order) || (way !== 'pickup' && way !== 'delivery')) return null
  return (
    <Fact title={t('bring.title')}>
      <ul className={styles.list}>
        <li>{t(way === 'pickup' ? 'bring.id' : 'bring.idAtDoor')}</li>
        {shopping_mode === 'MEDICAL' && <li>{t('bring.card')}</li>}
        {way === 'pickup' && <li>{t('bring.number', { number: order.number })}</li>}
      </ul>
    </Fact>
  )
}
