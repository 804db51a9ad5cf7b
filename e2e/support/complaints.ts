import type { BrowserContext } from '@playwright/test'

export interface Complaints {
  readonly seen: string[]
  /** Expected messages, e.g. the failed request behind an error message, or an error code that the shop reports. */
  readonly expected: RegExp[]
}

/** The messages if a test removes the network, or an answer. */
export const withoutNetwork =
  /net::ERR_|Failed to load resource|EFFECT_FAILED: [\w.]+: (?:NETWORK_FAILED|NOT_JSON|SERVICE_UNAVAILABLE)|(?:NOTHING_PREFETCHED|NO_SERVICE_WORKER): TypeError/

/** Playwright's own, where the configuration blocks workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/**
 * Errors and warnings of a browser's pages: console messages (including violations of the content security policy and
 * the shop's error codes), uncaught errors and unhandled rejections.
 */
export function listenForComplaints(context: BrowserContext, { seen }: Pick<Complaints, 'seen'>): void {
  context.on('console', (message) => {
    if (message.text() === BLOCKED) return
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
}
