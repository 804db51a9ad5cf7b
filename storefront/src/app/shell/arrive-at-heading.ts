/** Moves the focus to the page's heading, so that reading goes on from there. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.querySelector<HTMLElement>('#content')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * The heading may come later than the page: its words or its code are on their way. As long as nobody does anything, and the
 * focus is nowhere, or still on the link that was followed, it goes to the heading when there is one that can be seen: React
 * hides what waits by its style.
 */
const waitForHeading = (): (() => void) => {
  const followed = document.activeElement
  focusHeading()
  const content = document.querySelector('#content')
  if (content === null) return () => undefined
  const isLost = () => [document.body, content, followed].includes(document.activeElement)
  const observer = new MutationObserver(() => isLost() && focusHeading())
  observer.observe(content, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
  const acts = new AbortController()
  const stop = () => {
    observer.disconnect()
    acts.abort()
  }
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, stop, { capture: true, signal: acts.signal })
  return stop
}

/**
 * Leads who came to a page to its heading. A dialog that is open still gives the focus back to what opened it when it closes:
 * the heading comes after that. Returns how to stop.
 */
export const arriveAtHeading = (): (() => void) => {
  const dialog = document.querySelector('dialog[open]')
  if (dialog === null) return waitForHeading()
  let stop = () => {}
  const closed = () => {
    stop = waitForHeading()
  }
  dialog.addEventListener('close', closed, { once: true })
  return () => {
    dialog.removeEventListener('close', closed)
    stop()
  }
}
