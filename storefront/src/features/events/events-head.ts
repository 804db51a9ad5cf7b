import type { OutreachEvent } from '@leaflog/core/wire/content/discover'
import { breadcrumbData, type Thing } from '@leaflog/core/seo'
import type { PageContext } from '../../shared/page/context.ts'
import { termIn } from '../../shared/i18n/use-term.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { site } from '../../shared/page/site.ts'
import { type EventsPageData, eventsHref } from './events-loader.ts'

/** schema.org Event. */
const eventData = (event: OutreachEvent, origin: string): Thing => ({
  '@type': 'Event',
  name: event.title,
  description: event.summary,
  startDate: new Date(event.startsAt).toISOString(),
  endDate: new Date(event.endsAt).toISOString(),
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  isAccessibleForFree: true,
  location: {
    '@type': 'Place',
    name: event.place,
    address: {
      '@type': 'PostalAddress',
      streetAddress: event.address,
      addressLocality: event.city,
      addressRegion: event.stateCode,
      postalCode: event.postcode,
      addressCountry: 'US',
    },
  },
  organizer: { '@type': 'Organization', name: site.name, url: origin },
})

export async function eventsHead(context: PageContext, { state, stateName, page, upcoming }: EventsPageData) {
  const t = await texts(context, 'discover', 'catalogue')
  const { origin } = context
  const path = eventsHref(state, page)
  const trail = [
    { label: t('trail.community'), href: '/community-outreach' },
    { label: t('trail.events'), href: '/community-outreach/events' },
  ]
  return pageHead({
    title: stateName === null ? t('events.title') : t('events.titleIn', { state: termIn(context)(stateName) }),
    description: t('events.description'),
    path,
    origin,
    structured: [breadcrumbData(trail, origin), ...upcoming.map((event) => eventData(event, origin))],
  })
}
