import type { BrowserContext } from '@playwright/test'

export interface Complaints {
  readonly seen: string[]
  /** What the test expects, e.g. the failed request behind an error message, or a code that the shop reports. */
  readonly expected: RegExp[]
}

/** What is said where a test takes the network away, or an answer. */
export const withoutNetwork =
  /net::ERR_|Failed to load resource|EFFECT_FAILED: [\w.]+: (?:NETWORK_FAILED|NOT_JSON|SERVICE_UNAVAILABLE)/

/**
 * What a browser's pages complain of: console errors and warnings (among them violations of the content security policy
 * and the codes that the shop reports), uncaught errors and unhandled rejections.
 */
export function listenForComplaints(context: BrowserContext, { seen }: Pick<Complaints, 'seen'>): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
}
