import { weekdays } from '@leaflog/core/catalogue'
import type { Dispensary } from '@leaflog/core/wire/stores'
import { useShop } from '@leaflog/react'
import { useRouteContext } from '@tanstack/react-router'
import { useAttempt } from '../../attempt.ts'
import { clockTime, openness } from '../../stores/hours.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Section } from '../section.tsx'
import styles from './pickup-place.module.css'

const fromMonday = [...weekdays.slice(1), ...weekdays.slice(0, 1)]

const named = (day: string) => day.slice(0, 1).toUpperCase() + day.slice(1)

const weekdayAt = (store: Dispensary, now: number): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: store.time_zone }).format(now).toLowerCase()

/** The opening hours by weekday, today's marked. */
export function OpeningHours({ store, now }: { store: Dispensary; now: number }) {
  const today = weekdayAt(store, now)
  return (
    <dl className={styles.hours} aria-label="Opening hours">
      {fromMonday.map((day) => {
        const opening = store.hours[day]
        return (
          <div key={day} className={styles.day} data-today={day === today}>
            <dt>
              {named(day)}
              {day === today && <VisuallyHidden> (today)</VisuallyHidden>}
            </dt>
            <dd>{opening === null ? 'Closed' : `${clockTime(opening.open)} – ${clockTime(opening.close)}`}</dd>
          </div>
        )
      })}
    </dl>
  )
}

export function StoreAddress({ store }: { store: Dispensary }) {
  return (
    <address className={styles.address}>
      <b>{store.store_name}</b>
      <span>{store.address}</span>
      <span>
        {store.city}, {store.state_code} {store.postcode}
      </span>
      <a href={`tel:${store.phone_number.replaceAll(/[^\d+]/g, '')}`}>{store.phone_number}</a>
    </address>
  )
}

/** Where the order waits (3.4.3): address, telephone and hours, and the way to another dispensary. */
export function PickupPlace({ store }: { store: Dispensary }) {
  const shop = useShop()
  const attempt = useAttempt()
  const now = useRouteContext({ from: '__root__', select: (context) => context.now })()
  return (
    <Section
      title="Where"
      aside={
        <Button variant="quiet" size="small" onClick={() => attempt(shop.ui.open('storeSidebar'))}>
          Another dispensary
        </Button>
      }
    >
      <div className={styles.place}>
        <div>
          <StoreAddress store={store} />
          <p className={styles.open}>{openness(store, now).text}</p>
        </div>
        <OpeningHours store={store} now={now} />
      </div>
    </Section>
  )
}
