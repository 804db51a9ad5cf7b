import type { AnyRouter } from '@tanstack/react-router'
import type { PageContext } from '../shared/page/context.ts'

/** When the browser is about to paint, and timers. */
export type Frames = Pick<PageContext, 'after'> & { beforePaint: (run: () => void) => unknown }

/** A tab that is hidden meanwhile has no frames. */
const LONGEST_FRAME_MS = 100

const painted = ({ after, beforePaint }: Frames): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve()
    after(LONGEST_FRAME_MS, resolve)
    beforePaint(() => after(0, resolve))
  })

/**
 * A tap is answered before the page that it leads to is drawn. The router draws a page whose data is at hand in the
 * task of the tap itself, and nothing on the screen moves until that is done.
 */
export function answerFirst(router: AnyRouter, frames: Frames): void {
  const { load } = router
  router.load = async (options) => {
    // Whatever asks where the visitor is meanwhile gets the new place.
    router.updateLatestLocation()
    if (options?.sync !== true) await painted(frames)
    return load(options)
  }
}
