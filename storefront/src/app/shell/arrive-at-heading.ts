/** Moves the focus to the page's heading, so that reading continues there. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.querySelector<HTMLElement>('#content')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * The heading may render later than the page, while its texts or code load. If the visitor does nothing and the focus
 * is nowhere, or still on the followed link, it moves to the heading once it is visible: React hides suspended content
 * by style.
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
 * Focuses the heading of a new page. An open dialog returns the focus to its opener when it closes, so the heading is
 * focused after that. Returns a function that stops it.
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
