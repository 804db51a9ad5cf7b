import type { PageContext } from '../shared/page/context.ts'

/** When the browser is about to paint, and timers. */
export type Frames = Pick<PageContext, 'after'> & { beforePaint: (run: () => void) => unknown }

/** A tab that is hidden meanwhile has no frames. */
const LONGEST_FRAME_MS = 100

/** Runs a function once what has happened so far has been painted; at once in a hidden tab. */
export const afterPaint =
  ({ after, beforePaint }: Frames) =>
  (run: () => void): void => {
    let isDue = true
    const runOnce = () => {
      if (isDue) run()
      isDue = false
    }
    if (document.hidden) return runOnce()
    after(LONGEST_FRAME_MS, runOnce)
    beforePaint(() => after(0, runOnce))
  }
