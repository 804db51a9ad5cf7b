import type { History } from '@leaflog/core/time-machine'

/** Where a tab was after an event, as an address; null where the log does not tell. */
export function addressAt(history: History, seq: number, tab: string): string | null {
  const hasArrived = history.events.some(
    (event) => event.seq <= seq && event.tab === tab && event.type === 'navigation.arrived',
  )
  if (!hasArrived) return null
  const { path, search, hash } = history.view(seq, tab).navigation.view
  // A path, whatever the file says: never another origin.
  return /^\/(?![/\\])/.test(path) ? `${path}${search}${hash === '' ? '' : `#${hash.replace(/^#/, '')}`}` : null
}
