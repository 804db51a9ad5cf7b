/** What a shop reports and writes, for error trackers and logs. */
import type { Shop } from '../sdk/shop-handle.ts'
import type { ShopPlugin } from '../sdk/shop-plugin.ts'

/** An event of the log without its data. */
export interface TelemetryEvent {
  /** Of the event in the log. */
  readonly id: string
  /** Such as `orderingCart.changed`. */
  readonly type: string
  /** Epoch milliseconds. */
  readonly at: number
  /** The id of the event that led here. */
  readonly cause: string | null
  /** The trace (W3C Trace Context) of the calls that the event leads to. */
  readonly traceId: string
}

/** What telemetry calls. */
export interface TelemetryOptions {
  /** Hears failures and defects: the code, and what failed with which code. */
  readonly report?: (code: string, detail: string) => void
  /** Hears each event that this tab has written. */
  readonly event?: (event: TelemetryEvent) => void
}

/** What a plugin for telemetry needs of a shop. */
export type WithTelemetry = Pick<Shop, 'reports$' | 'written$'>

/**
 * For breadcrumbs and logs: what failed, and what happened when. Never the data of an event, so nothing personal and no
 * secret. Failures of plugins are not reported to plugins, but to the port alone.
 */
export const telemetry = ({ report, event }: TelemetryOptions): ShopPlugin<WithTelemetry> => ({
  name: 'telemetry',
  start: ({ reports$, written$ }, { listen }) => {
    if (report) listen(reports$, ({ code, detail }) => report(code, detail))
    if (event)
      listen(written$, ({ id, type, at, cause }) => event({ id, type, at, cause, traceId: id.replaceAll('-', '') }))
  },
})
