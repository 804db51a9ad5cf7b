/** Tries storage again after it has failed: soon at first, then every minute, and whenever the page wakes up. */
import type { Clock } from '../../ports/ports.ts'

const FIRST_MS = 5000
const LONGEST_MS = 60_000

export interface StorageRetry {
  /** For nothing where it is not needed. */
  begin(): void
  now(): void
  stop(): void
}

export function createStorageRetry(
  clock: Pick<Clock, 'after'>,
  { isNeeded, retry }: { readonly isNeeded: () => boolean; readonly retry: () => void },
): StorageRetry {
  let cancel = () => {}
  /** It grows until storage has held for as long: one that takes nothing, though it can be read, is not tried all the time. */
  let pause = FIRST_MS
  const wait = () => {
    cancel()
    cancel = clock.after(pause, () => {
      if (!isNeeded()) {
        pause = FIRST_MS
        return
      }
      pause = Math.min(pause * 2, LONGEST_MS)
      retry()
      wait()
    })
  }
  return {
    begin: () => void (isNeeded() && wait()),
    now: () => void (isNeeded() && retry()),
    stop: () => cancel(),
  }
}
