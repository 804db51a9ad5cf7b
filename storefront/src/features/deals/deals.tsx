/** Deals of the chosen store. */
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { chipClass } from '../../shared/ui/chip.tsx'
import styles from './deals.module.css'
import { ShopText } from '../../shared/i18n/shop-text.tsx'
import { useMessage } from '../../shared/i18n/use-message.ts'
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
  const say = useMessage()
  return (
    <ul className={styles.tickets}>
      {deals.map((deal) => (
        <li key={deal.id}>
          <article className={styles.ticket}>
            <When deal={deal} />
            <h3 className={styles.name}>
              <ShopText text={deal.name} />
            </h3>
            <p>
              <ShopText text={deal.description} />
            </p>
            <p className={styles.applies}>
              {deal.count === 0
                ? t('promotions.appliesToNothing')
                : t('promotions.applies', { count: deal.count, what: formats.list(deal.kinds.map(word)) })}
            </p>
            {deal.count > 0 && (
              <AppLink href={deal.href} className={styles.way} aria-label={`${t('promotions.see')}: ${say(deal.name)}`}>
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
            <ul className={styles.ofDay}>
              {deals.map((deal) => (
                <li key={deal.id}>
                  <strong>
                    <ShopText text={deal.name} />
                  </strong>{' '}
                  <ShopText className={styles.soft} text={deal.description} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
