/** `2026-11-19 18:00:00`, which is UTC, as ISO 8601; null for anything else. */
export const isoMoment = (sent: string): string | null => {
  const iso = `${sent.replace(' ', 'T')}Z`
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(iso) && !Number.isNaN(Date.parse(iso)) ? iso : null
}
