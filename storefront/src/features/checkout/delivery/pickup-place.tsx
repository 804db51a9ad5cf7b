import { weekdays } from '@leaflog/core/catalogue'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { openness, useHourWords } from '../../../shared/locations/hours.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { Section } from '../parts/section.tsx'
import styles from './pickup-place.module.css'
import { useNow } from '../../../shared/page/use-now.ts'

const fromMonday = [...weekdays.slice(1), ...weekdays.slice(0, 1)]

const weekdayAt = (store: Dispensary, now: number): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: store.time_zone }).format(now).toLowerCase()

/** The opening hours by weekday, today's marked. */
export function OpeningHours({ store, now }: { store: Dispensary; now: number }) {
  const { t } = useTranslation('checkout')
  const { time, weekday } = useFormats()
  const today = weekdayAt(store, now)
  return (
    <dl className={styles.hours} aria-label={t('place.hours')}>
      {fromMonday.map((day) => {
        const opening = store.hours[day]
        return (
          <div key={day} className={styles.day} data-today={day === today}>
            <dt>
              {weekday(weekdays.indexOf(day))}
              {day === today && <VisuallyHidden> {t('place.today')}</VisuallyHidden>}
            </dt>
            <dd>
              {opening === null
                ? t('place.closed')
                : t('place.open', { from: time(opening.open), to: time(opening.close) })}
            </dd>
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

/** Where to pick up the order (3.4.3): address, telephone and hours, and a link to choose another dispensary. */
export function PickupPlace({ store }: { store: Dispensary }) {
  const { t } = useTranslation('checkout')
  const shop = useShop()
  const attempt = useAttempt()
  const words = useHourWords()
  const now = useNow()
  return (
    <Section
      title={t('place.heading')}
      aside={
        <Button variant="quiet" size="small" onClick={() => attempt(shop.ui.open('storeSidebar'))}>
          {t('place.another')}
        </Button>
      }
    >
      <div className={styles.place}>
        <div>
          <StoreAddress store={store} />
          <p className={styles.open}>{openness(store, now, words).text}</p>
        </div>
        <OpeningHours store={store} now={now} />
      </div>
    </Section>
  )
}
