/** First drawings before the first visitor's: they load and compile what every page needs, which takes seconds. */
import type { Log } from '../../platform/upstream.ts'

export interface WarmUpOptions {
  /** How many threads draw pages. */
  threads: number
  /** Draws a page; resolves to whether it succeeded. */
  draw: () => Promise<boolean>
  log: Pick<Log, 'error'>
}

/** Begins at the first call. Resolves to whether each thread has drawn a page; if one failed, the next call retries. */
export function createWarmUp({ threads, draw, log }: WarmUpOptions): () => Promise<boolean> {
  let isWarm = false
  let isDrawing = false

  async function drawOnEach(): Promise<void> {
    try {
      // At once, so that no thread gets two of them.
      const drawn = await Promise.all(Array.from({ length: threads }, draw))
      isWarm = drawn.every(Boolean)
    } catch (err) {
      log.error({ err }, 'the first page was not drawn')
    } finally {
      isDrawing = false
    }
  }

  return async () => {
    if (!isWarm && !isDrawing) {
      isDrawing = true
      void drawOnEach()
    }
    return isWarm
  }
}
