import type { Page } from '@playwright/test'

const SENTENCE = 'Your session expired. Please sign in again.'

/** One warning. */
export const WARNED = [`Warning ${SENTENCE}`]

declare global {
  var hearExpiry: (text: string) => void
}

/**
 * What a page says of a session that expired, from its next navigation on, one text a toast. A toast is there for three
 * seconds: on a busy machine, who looks from outside may look too late.
 */
export async function hearExpiry(page: Page): Promise<() => readonly string[]> {
  const heard: string[] = []
  await page.exposeFunction('hearExpiry', (text: string) => void heard.push(text))
  await page.addInitScript((sentence) => {
    const seen = new WeakSet<Element>()
    const look = () => {
      for (const toast of document.querySelectorAll('[role="status"] > *')) {
        const text = toast.textContent ?? ''
        if (seen.has(toast) || !text.includes(sentence)) continue
        seen.add(toast)
        globalThis.hearExpiry(text)
      }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  }, SENTENCE)
  return () => heard
}
