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
export async function listenForComplaints(context: BrowserContext, { seen }: Pick<Complaints, 'seen'>): Promise<void> {
  context.on('console', (message) => {
    if (message.text() === BLOCKED) return
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
  await context.addInitScript(tellOfBlankPages)
}

/**
 * Runs in the page, alone. React hides the content next to something that waits for code or texts (with `!important`, in
 * the style attribute). If that is the whole page, and no placeholder is in its place, what a visitor was reading is gone
 * for as long as the network takes.
 */
function tellOfBlankPages(): void {
  const isHidden = (node: Node): boolean =>
    node instanceof HTMLElement &&
    node.parentElement?.id === 'content' &&
    node.style.getPropertyPriority('display') === 'important' &&
    [...node.parentElement.children].every((child) => child.getBoundingClientRect().height === 0)
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => isHidden(target)))
      reportError(new Error(`The page was blank while it waited: ${location.pathname}`))
  })
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] })
}
