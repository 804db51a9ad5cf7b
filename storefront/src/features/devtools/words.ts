import { type History, domainNames } from '@leaflog/core/time-machine'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const exact = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** `14:03:07` */
export const timeOf = (at: number): string => clock.format(at)
export const momentOf = (at: number): string => exact.format(at)

/** `T2`: tabs in the order in which they first wrote. */
export const tabName = (history: History, tab: string): string => `T${history.tabs.indexOf(tab) + 1}`

/** `Event 7 · ageGate.submitted · 14:03:07` */
export const momentName = (history: History, seq: number): string => {
  if (seq < history.first) return 'The beginning'
  const { type, at } = history.event(seq)
  return `Event ${seq} · ${type} · ${timeOf(at)}`
}

/** What the page shows instead of the present: the shop after an event, or that beside a pinned event’s. */
export const pastSentence = ({ seq, at }: { seq: number; at: number }, pinned: number | null): string =>
  pinned === null
    ? `You are looking at the shop as it was at event ${seq}, ${timeOf(at)}. Nothing you do here is kept.`
    : `You are comparing the shop at event ${pinned} with event ${seq}. Nothing you do here is kept.`

/** The hue of a domain, spread evenly around the circle. */
export const hueOf = (domain: string): number => {
  const at = domainNames.indexOf(domain)
  return at === -1 ? 0 : Math.round((at * 360) / domainNames.length)
}

/** A truncated one-line form of a value. */
export const short = (value: unknown, length = 120): string => {
  const text = value === undefined ? '(nothing)' : JSON.stringify(value)
  return text.length > length ? `${text.slice(0, length)}…` : text
}
