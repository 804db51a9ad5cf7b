import type { OutreachEvent } from '@leaflog/core/wire/content/discover'
import { redirect } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import type { ContentReader } from '../../shared/page/read-content.ts'
import type { SearchParams } from '../../shared/page/search-params.ts'
import { readEvents } from './read-events.ts'

export type EventsPageData = {
  /** Two letters, or null for all. */
  state: string | null
  stateName: string | null
  /** States with upcoming events, and how many. */
  states: { code: string; name: string; count: number }[]
  /** On this page. */
  upcoming: (OutreachEvent & { running: boolean })[]
  total: number
  page: number
  pages: number
  /** The latest past events, the most recent first. */
  past: OutreachEvent[]
}

const pageSize = 10
const pastShown = 4

/** The address of a page of events, in one state or everywhere. */
export const eventsHref = (state: string | null, page = 1): string => {
  const search = new URLSearchParams({
    ...(state !== null && { state: state.toLowerCase() }),
    ...(page > 1 && { p: String(page) }),
  })
  return search.size === 0 ? '/community-outreach/events' : `/community-outreach/events?${search}`
}

const statesOf = (events: readonly OutreachEvent[]): EventsPageData['states'] => {
  const states = new Map<string, EventsPageData['states'][number]>()
  for (const { stateCode: code, stateName: name } of events) {
    states.set(code, { code, name, count: (states.get(code)?.count ?? 0) + 1 })
  }
  return [...states.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** /community-outreach/events (2c.3): upcoming events first; a state without any events redirects to all. */
export const loadEvents = async (
  context: ContentReader & Pick<PageContext, 'now'>,
  search: SearchParams,
): Promise<EventsPageData> => {
  const all = await readEvents(context)
  const now = context.now()
  const wanted = typeof search['state'] === 'string' ? search['state'].toUpperCase() : null
  const known = all.find(({ stateCode }) => stateCode === wanted)
  if (wanted !== null && known === undefined) throw redirect({ to: '/', href: eventsHref(null), replace: true })
  const here = all.filter(({ stateCode }) => wanted === null || stateCode === wanted)
  const coming = here.filter(({ endsAt }) => endsAt > now).toSorted((a, b) => a.startsAt - b.startsAt)
  const pages = Math.max(1, Math.ceil(coming.length / pageSize))
  const asked = Number(search['p'] ?? 1)
  const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, pages) : 1
  return {
    state: wanted,
    stateName: known?.stateName ?? null,
    states: statesOf(all.filter(({ endsAt }) => endsAt > now)),
    upcoming: coming
      .slice((page - 1) * pageSize, page * pageSize)
      .map((event) => ({ ...event, running: event.startsAt <= now })),
    total: coming.length,
    page,
    pages,
    past: here
      .filter(({ endsAt }) => endsAt <= now)
      .toSorted((a, b) => b.startsAt - a.startsAt)
      .slice(0, pastShown),
  }
}
