/** Deals of the chosen store. */
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { chipClass } from '../../shared/ui/chip.tsx'
import styles from './deals.module.css'
import { useLangOf } from '../../shared/i18n/in-language.ts'
import type { DayOfDeals, Deal, DealToday } from './week.ts'

/** The days, and the end date if it is near. */
function When({ deal: { days, until } }: { deal: Deal }) {
  const { t } = useTranslation('discover')
  const formats = useFormats()
  return (
    <span className={styles.when}>
      <span className={styles.days}>
        {days.length === 0 ? t('promotions.everyDay') : formats.list(days.map(formats.weekday))}
      </span>
      {until !== null && (
        <span className={chipClass('sale')}>{t('promotions.until', { day: formats.shortDay(until) })}</span>
      )}
    </span>
  )
}

/** Today's deals: each a ticket with its products, linking to the listing (2b.2). */
export function DealTickets({ deals }: { deals: readonly DealToday[] }) {
  const { t } = useTranslation('discover')
  const formats = useFormats()
  const word = useTerm()
  const langOf = useLangOf()
  return (
    <ul className={styles.tickets}>
      {deals.map((deal) => (
        <li key={deal.id}>
          <article className={styles.ticket}>
            <When deal={deal} />
            <h3 className={styles.name} lang={langOf('en')}>
              {deal.name}
            </h3>
            <p lang={langOf('en')}>{deal.description}</p>
            <p className={styles.applies}>
              {deal.count === 0
                ? t('promotions.appliesToNothing')
                : t('promotions.applies', { count: deal.count, what: formats.list(deal.kinds.map(word)) })}
            </p>
            {deal.count > 0 && (
              <AppLink href={deal.href} className={styles.way} aria-label={`${t('promotions.see')}: ${deal.name}`}>
                {t('promotions.see')}
              </AppLink>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}

/** The days after today, one row each. */
export function WeekOfDeals({ week }: { week: readonly DayOfDeals[] }) {
  const { t } = useTranslation('discover')
  const formats = useFormats()
  const langOf = useLangOf()
  return (
    <ol className={styles.week}>
      {week.map(({ day, deals }, index) => (
        <li key={day} className={styles.day}>
          <h3 className={styles.dayName}>
            <time dateTime={day}>
              {index === 0
                ? t('weekday.tomorrow')
                : formats.moment(new Date(day), { weekday: 'long', timeZone: 'UTC' })}{' '}
              <span className={styles.date}>
                {formats.moment(new Date(day), { month: 'short', day: 'numeric', timeZone: 'UTC' })}
              </span>
            </time>
          </h3>
          {deals.length === 0 ? (
            <p className={styles.nothing}>{t('promotions.nothingThatDay')}</p>
          ) : (
            <ul className={styles.ofDay} lang={langOf('en')}>
              {deals.map((deal) => (
                <li key={deal.id}>
                  <strong>{deal.name}</strong> <span className={styles.soft}>{deal.description}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
