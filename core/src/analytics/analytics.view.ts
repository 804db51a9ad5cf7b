import { type Consent, consentOf } from './analytics.context.ts'
import type { AnalyticsState } from './analytics.machine.ts'

export interface AnalyticsView {
  /** `refused` also where the browser asks for privacy by itself and the visitor has not said otherwise. */
  readonly consent: Consent
  /** The browser asks for privacy by itself (Global Privacy Control). */
  readonly refusesAll: boolean
  /** Events that are kept until they have been taken, or until the visitor has chosen. */
  readonly waiting: number
}

export const analyticsView = ({ context }: AnalyticsState): AnalyticsView => ({
  consent: consentOf(context),
  refusesAll: context.refusesAll,
  waiting: context.queue.length,
})
