import type { OutreachEvent } from '@leaflog/core/wire/content/discover'
import { CalendarPlus, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats, useLanguage } from '../../shared/i18n/formats.ts'
import { Chip } from '../../shared/ui/chip.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import styles from './event-entry.module.css'
import { useLangOf } from '../../shared/i18n/in-language.ts'
import { contentPath } from '../../shared/page/read-content.ts'

/** `305-555-0101` for a telephone. */
const dialled = (phone: string): string => `tel:+1${phone.replaceAll(/\D/g, '')}`

/** A date as a calendar leaf, in the location's time zone. */
function DateLeaf({ event: { startsAt, timeZone } }: { event: OutreachEvent }) {
  const formats = useFormats()
  return (
    <div className={styles.leaf} aria-hidden="true">
      <span className={styles.month}>{formats.moment(startsAt, { month: 'short', timeZone })}</span>
      <span className={styles.number}>{formats.moment(startsAt, { day: 'numeric', timeZone })}</span>
      <span>{formats.moment(startsAt, { weekday: 'short', timeZone })}</span>
    </div>
  )
}

function Kind({ kind }: { kind: string }) {
  const { t } = useTranslation('discover')
  const name = t(`events.kinds.${kind}`, { defaultValue: '' })
  return name === '' ? null : <Chip>{name}</Chip>
}

/** An event: local time, location, and a calendar link. */
export function EventEntry({ event, running = false }: { event: OutreachEvent; running?: boolean }) {
  const { t } = useTranslation('discover')
  const formats = useFormats()
  const langOf = useLangOf()
  const language = useLanguage()
  const lang = langOf(event.language)
  const { id, title, summary, startsAt, endsAt, timeZone, place, address, city, stateCode, postcode, phone } = event
  const day = formats.moment(startsAt, { dateStyle: 'full', timeZone })
  const at = (moment: number, zone = false) =>
    formats.moment(moment, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      ...(zone && { timeZoneName: 'short' as const }),
    })
  return (
    <article className={styles.event}>
      <DateLeaf event={event} />
      <div className={styles.words}>
        <p className={styles.chips}>
          {running && <Chip tone="active">{t('events.now')}</Chip>}
          <Kind kind={event.kind} />
          {event.adultsOnly && <Chip>{t('events.adults')}</Chip>}
        </p>
        <h3 lang={lang}>{title}</h3>
        <p className={styles.when}>
          <time dateTime={new Date(startsAt).toISOString()}>
            {day}, {t('events.time', { from: at(startsAt), until: at(endsAt, true) })}
          </time>
        </p>
        <p className={styles.where}>
          {place}, {address}, {city}, {stateCode} {postcode}
        </p>
        <p lang={lang}>{summary}</p>
        <p className={styles.ways}>
          <a href={contentPath({ language }, 'calendar', { event: id })} download={`${id}.ics`} className={styles.way}>
            <Icon icon={CalendarPlus} size={18} />
            {t('events.calendar')}
            <VisuallyHidden>: {t('events.calendarFor', { title, day })}</VisuallyHidden>
          </a>
          <a href={dialled(phone)} className={styles.way}>
            <Icon icon={Phone} size={18} />
            {t('events.call', { phone })}
          </a>
        </p>
      </div>
    </article>
  )
}

/** A past event, in one line. */
export function PastEvent({ event }: { event: OutreachEvent }) {
  const { t } = useTranslation('discover')
  const formats = useFormats()
  const langOf = useLangOf()
  const { startsAt, timeZone } = event
  return (
    <article className={styles.past}>
      <time dateTime={new Date(startsAt).toISOString()} className={styles.pastDay}>
        {formats.moment(startsAt, { dateStyle: 'medium', timeZone })}
      </time>
      <h3 className={styles.pastTitle} lang={langOf(event.language)}>
        {event.title}
      </h3>
      <span className={styles.pastPlace}>
        {event.city}, {event.stateCode}
      </span>
      <Chip>{t('events.over')}</Chip>
    </article>
  )
}
