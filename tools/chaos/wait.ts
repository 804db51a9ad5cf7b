/** Waiting for what must happen in the end. */
import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 50

/** Resolves as soon as it holds; to false where it does not within the time. */
export async function until(holds: () => boolean | Promise<boolean>, milliseconds = 30_000): Promise<boolean> {
  const end = Date.now() + milliseconds
  for (;;) {
    if (await holds()) return true
    if (Date.now() > end) return false
    await pause(EVERY_MS)
  }
}

/** Rejects with what is said where it takes longer. */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const late = pause(milliseconds, null, { signal: ended.signal }).then(
    () => {
      throw new Error(`${what} did not end within ${milliseconds / 1000} s`)
    },
    () => new Promise<never>(() => undefined),
  )
  try {
    return await Promise.race([work, late])
  } finally {
    ended.abort()
  }
}
