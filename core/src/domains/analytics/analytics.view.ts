import { type Consent, consentOf } from './analytics.context.ts'
import type { AnalyticsState } from './analytics.machine.ts'

/** What the visitor allows of analytics. */
export interface AnalyticsView {
  /** Also `refused` if the browser sends a privacy signal and the visitor has not chosen otherwise. */
  readonly consent: Consent
  /** Whether to ask the visitor: no choice was made, and no privacy signal decides. */
  readonly asks: boolean
  /** The browser sends a privacy signal (Global Privacy Control). */
  readonly refusesAll: boolean
  /** Events that are kept until they are accepted, or until the visitor has chosen. */
  readonly waiting: number
}

export const analyticsView = ({ context }: AnalyticsState): AnalyticsView => ({
  consent: consentOf(context),
  asks: context.began && consentOf(context) === 'unknown',
  refusesAll: context.refusesAll,
  waiting: context.queue.length,
})
