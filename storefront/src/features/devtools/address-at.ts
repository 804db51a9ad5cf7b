import type { History } from '@leaflog/core/time-machine'

/** A tab's address after an event; null if the log does not have it. */
export function addressAt(history: History, seq: number, tab: string): string | null {
  const hasArrived = history.events.some(
    (event) => event.seq <= seq && event.tab === tab && event.type === 'navigation.arrived',
  )
  if (!hasArrived) return null
  const { path, search, hash } = history.view(seq, tab).navigation.view
  // Always a path, whatever the file contains: never another origin.
  return /^\/(?![/\\])/.test(path) ? `${path}${search}${hash === '' ? '' : `#${hash.replace(/^#/, '')}`}` : null
}
