/** The batch whose answer analytics waits for. */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import type { AnalyticsState } from './analytics.machine.ts'

export function analyticsPending({ context: { queue, flight } }: AnalyticsState): readonly PendingCall[] {
  if (flight === null) return []
  const { batch, count, dropped = 0 } = flight
  return [{ effect: 'deliver', params: { batch, dropped, events: queue.slice(0, count) }, key: batch }]
}
