import type { Page } from '@playwright/test'

const SENTENCE = 'Your session expired. Please sign in again.'

/** One warning. */
export const WARNED = [`Warning ${SENTENCE}`]

declare global {
  var hearExpiry: (text: string) => void
}

/**
 * The texts of toasts about an expired session, from the page's next navigation on. A toast is visible for three
 * seconds, which polling from outside may miss on a busy machine.
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
