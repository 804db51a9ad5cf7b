import { type Consent, consentOf } from './analytics.context.ts'
import type { AnalyticsState } from './analytics.machine.ts'

export interface AnalyticsView {
  /** `refused` also where the browser asks for privacy by itself and the visitor has not said otherwise. */
  readonly consent: Consent
  /** The visitor is to be asked: they have not chosen, and nothing has chosen for them. */
  readonly asks: boolean
  /** The browser asks for privacy by itself (Global Privacy Control). */
  readonly refusesAll: boolean
  /** Events that are kept until they have been taken, or until the visitor has chosen. */
  readonly waiting: number
}

export const analyticsView = ({ context }: AnalyticsState): AnalyticsView => ({
  consent: consentOf(context),
  asks: context.began && consentOf(context) === 'unknown',
  refusesAll: context.refusesAll,
  waiting: context.queue.length,
})
