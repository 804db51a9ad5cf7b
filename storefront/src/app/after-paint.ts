import type { PageContext } from '../shared/page/context.ts'

/** When the browser is about to paint, and timers. */
export type Frames = Pick<PageContext, 'after'> & { beforePaint: (run: () => void) => unknown }

/** A tab that is hidden meanwhile has no frames. */
const LONGEST_FRAME_MS = 100

/**
 * Runs a function once what has happened so far has been painted; at once in a hidden tab. Of several that wait for the
 * same frame the last one runs.
 */
export function afterPaint({ after, beforePaint }: Frames): (run: () => void) => void {
  let waiting: (() => void) | null = null
  const runLast = () => {
    const run = waiting
    waiting = null
    run?.()
  }
  return (run) => {
    waiting = run
    if (document.hidden) return runLast()
    after(LONGEST_FRAME_MS, runLast)
    beforePaint(() => after(0, runLast))
  }
}
