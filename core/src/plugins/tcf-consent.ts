/** Consent by IAB Europe's Transparency and Consent Framework, version 2. */
import * as z from 'zod/mini'
import type { ConsentSource } from './consent-from.ts'

const consents = z.record(z.string(), z.boolean())
/** What is read of the framework's data; managers add fields of their own. */
const tcData = z.object({
  eventStatus: z.enum(['tcloaded', 'cmpuishown', 'useractioncomplete']),
  listenerId: z.nullish(z.number()),
  gdprApplies: z.optional(z.boolean()),
  purpose: z.optional(z.object({ consents })),
  vendor: z.optional(z.object({ consents })),
})

/** The function that a consent manager puts on the page. */
export type TcfApi = (command: string, version: 2, callback: (...answer: unknown[]) => void, parameter?: number) => void

/** Which consent counts. */
export interface TcfOptions {
  /** Numbers of the purposes that all have to be allowed, such as 1 (storing on the device) and 8 (measuring content). */
  readonly purposes: readonly number[]
  /** The vendor's number in IAB's list, if it has to be allowed as well. */
  readonly vendor?: number
  /** Default: the page's `__tcfapi`, looked up when the shop starts. */
  readonly tcfapi?: TcfApi
}

/**
 * For `consentFrom`. Unknown while the manager asks, where the GDPR does not apply, so that the shop's own rules stay, and
 * where the manager's answer cannot be read. Without `__tcfapi` on the page when the shop starts, PLUGIN_FAILED is reported.
 */
export function tcfConsent({ purposes, vendor, tcfapi = globalTcfApi }: TcfOptions): ConsentSource {
  let choice: ReturnType<ConsentSource['read']> = 'unknown'
  const choiceOf = (data: unknown): typeof choice => {
    const { data: known } = tcData.safeParse(data)
    if (!known || known.gdprApplies === false || known.eventStatus === 'cmpuishown') return 'unknown'
    const allows = purposes.every((purpose) => known.purpose?.consents[purpose] === true)
    return allows && (vendor === undefined || known.vendor?.consents[vendor] === true) ? 'granted' : 'refused'
  }
  return {
    read: () => choice,
    subscribe(listener) {
      let listenerId: number | null = null
      let stopped = false
      const stop = () => {
        stopped = true
        if (listenerId !== null) tcfapi('removeEventListener', 2, () => undefined, listenerId)
      }
      tcfapi('addEventListener', 2, (data, isSuccess) => {
        if (stopped || isSuccess !== true) return
        listenerId = tcData.safeParse(data).data?.listenerId ?? listenerId
        choice = choiceOf(data)
        listener()
      })
      return stop
    },
  }
}

const globalTcfApi: TcfApi = (...args) => {
  const found: unknown = Reflect.get(globalThis, '__tcfapi')
  if (typeof found !== 'function') throw new TypeError('The page has no __tcfapi function.')
  Reflect.apply(found, undefined, args)
}
