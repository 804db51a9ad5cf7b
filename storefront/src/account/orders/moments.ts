/** When things happened, on the reader's own clock: drawn only in a browser, where the answers are. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** `2026-11-19 18:00:00`, which is UTC, as ISO 8601; null for anything else. */
export const isoMoment = (sent: string): string | null => {
  const iso = `${sent.replace(' ', 'T')}Z`
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(iso) && !Number.isNaN(Date.parse(iso)) ? iso : null
}

const written = (format: Intl.DateTimeFormat) => (sent: string) => {
  const iso = isoMoment(sent)
  return iso === null ? sent : format.format(new Date(iso))
}

/** "November 19, 2026"; what is no moment stays as it is (8.21). */
export const dayOfMoment = written(day)
/** "November 19, 2026 at 1:00 PM". */
export const dayAndTimeOf = written(dayAndTime)
