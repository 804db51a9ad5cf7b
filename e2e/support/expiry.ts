import type { Page } from '@playwright/test'

const SENTENCE = 'Your session expired. Please sign in again.'
const MARK = 'expiry warning: '

/** One warning. */
export const WARNED = [`Warning ${SENTENCE}`]

/**
 * What a page says of a session that expired, from its next navigation on, one text a toast. A toast is there for three
 * seconds: on a busy machine, who looks from outside may look too late.
 */
export async function hearExpiry(page: Page): Promise<() => readonly string[]> {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(MARK)) heard.push(message.text().slice(MARK.length))
  })
  await page.addInitScript(
    ([sentence, mark]) => {
      const seen = new WeakSet<Element>()
      const look = () => {
        for (const toast of document.querySelectorAll('[role="status"] > *')) {
          const text = toast.textContent ?? ''
          if (seen.has(toast) || !text.includes(sentence)) continue
          seen.add(toast)
          console.debug(mark + text)
        }
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    },
    [SENTENCE, MARK] as const,
  )
  return () => heard
}
