import { type FeedEvent } from '@leaflog/core/wire/analytics/analytics-report'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classes } from '../../shared/ui/classes.ts'
import styles from './live-feed.module.css'
import { useFeed } from './use-feed.ts'

/** Live visitor activity. It can be paused for reading. */
export function LiveFeed({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('dashboard')
  const heading = useId()
  const [paused, setPaused] = useState(false)
  const { events, live } = useFeed(paused, onNew)
  const state = paused ? 'paused' : live ? 'live' : 'waiting'
  return (
    <section aria-labelledby={heading} className={styles.feed}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          {t('feed.heading')}
        </h2>
        <span role="status" className={classes(styles.state, styles[state])}>
          {t(`feed.${state}`)}
        </span>
        <Button variant="quiet" size="small" onClick={() => setPaused(!paused)}>
          {t(paused ? 'feed.resume' : 'feed.pause')}
        </Button>
      </header>
      {events.length === 0 ? (
        <p className={styles.none}>{t('feed.none')}</p>
      ) : (
        <ol className={styles.events}>
          {events.map((event) => (
            <FeedLine key={event.id} event={event} />
          ))}
        </ol>
      )}
    </section>
  )
}

const names = [
  'PAGE_VIEW',
  'USER_LOGIN',
  'USER_LOGOUT',
  'USER_STATE',
  'ADD_TO_CART',
  'REMOVE_FROM_CART',
  'CART_STATE',
  'PLP',
  'PDP',
  'PLACE_ORDER',
  'SEARCH',
  'CHECKOUT',
  'CHECKOUT_OPTION',
  'WEB_VITAL',
] as const

function FeedLine({ event: { name, at, about, path, revenue } }: { event: FeedEvent }) {
  const { t } = useTranslation('dashboard')
  const { moment, money } = useFormats()
  const known = names.find((one) => one === name)
  const detail = name === 'PAGE_VIEW' ? path : (about ?? path)
  return (
    <li className={classes(styles.event, name === 'PLACE_ORDER' && styles.order)}>
      <time dateTime={new Date(at).toISOString()} className={styles.time}>
        {moment(at, { timeStyle: 'medium' })}
      </time>
      <span className={styles.name}>{known ? t(`event.${known}`) : name}</span>
      <span className={styles.about}>
        {detail}
        {revenue !== null && <> · {money(revenue)}</>}
      </span>
    </li>
  )
}
