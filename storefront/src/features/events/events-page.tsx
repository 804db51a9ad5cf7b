/** Community events. */
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { NothingListed } from '../../shared/product/listing-frame.tsx'
import { Paging } from '../../shared/product/paging.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { chipClass } from '../../shared/ui/chip.tsx'
import { EventEntry, PastEvent } from './event-entry.tsx'
import { type EventsPageData, eventsHref } from './events-loader.ts'
import styles from './events-page.module.css'
import { Frame, Section } from '../../shared/product/section-frame.tsx'

const route = getRouteApi('/community-outreach/events')

/** Community events (2c.3): upcoming ones by month, then past ones. */
export function EventsPage() {
  const { t } = useTranslation('discover')
  const word = useTerm()
  const page = route.useLoaderData()
  const { state, stateName, upcoming, total, past } = page
  return (
    <Frame
      trail={[
        { label: t('trail.community'), href: '/community-outreach' },
        { label: t('trail.events'), href: '/community-outreach/events' },
      ]}
      title={stateName === null ? t('events.title') : t('events.titleIn', { state: word(stateName) })}
      intro={t('events.intro')}
      count={t('events.count', { count: total })}
    >
      <States page={page} />
      {upcoming.length === 0 ? (
        <NothingListed title={t('events.emptyTitle')} text={t('events.emptyText')}>
          <AppLink href="/contact-us" className={buttonClass()}>
            {t('events.write')}
          </AppLink>
        </NothingListed>
      ) : (
        <Months events={upcoming} />
      )}
      <Paging page={page.page} pages={page.pages} hrefOf={(number) => eventsHref(state, number)} />
      {past.length > 0 && (
        <Section id="past" title={t('events.past')}>
          <ul>
            {past.map((event) => (
              <li key={event.id}>
                <PastEvent event={event} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Frame>
  )
}

function States({ page: { states, state } }: { page: EventsPageData }) {
  const { t } = useTranslation('discover')
  const word = useTerm()
  const chips = [
    { code: null, name: t('events.everywhere') },
    ...states.map(({ code, name }) => ({ code, name: word(name) })),
  ]
  return (
    <nav aria-label={t('events.states')}>
      <ul className={styles.states}>
        {chips.map(({ code, name }) => (
          <li key={code ?? ''}>
            <AppLink
              href={eventsHref(code)}
              className={chipClass(code === state ? 'active' : 'plain', true)}
              aria-current={code === state ? 'page' : undefined}
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Months({ events }: { events: EventsPageData['upcoming'] }) {
  const formats = useFormats()
  const months = Map.groupBy(events, ({ startsAt, timeZone }) =>
    formats.moment(startsAt, { month: 'long', year: 'numeric', timeZone }),
  )
  return [...months].map(([month, ofMonth], index) => (
    <section key={month} aria-labelledby={`month-${index}`} className={styles.month}>
      <h2 id={`month-${index}`} className={styles.monthName}>
        {month}
      </h2>
      <ul>
        {ofMonth.map((event) => (
          <li key={event.id}>
            <EventEntry event={event} running={event.running} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
