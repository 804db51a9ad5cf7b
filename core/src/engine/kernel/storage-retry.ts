/** Tries storage again after it has failed: soon at first, then every minute, and whenever the page wakes up (I8). */
import type { Clock } from '../../ports/ports.ts'

const FIRST_MS = 5000
const LONGEST_MS = 60_000

export interface StorageRetry {
  begin(): void
  now(): void
  stop(): void
}

export function createStorageRetry(
  clock: Pick<Clock, 'after'>,
  { isNeeded, retry }: { readonly isNeeded: () => boolean; readonly retry: () => void },
): StorageRetry {
  let cancel = () => {}
  const wait = (milliseconds: number) => {
    cancel()
    if (!isNeeded()) return
    cancel = clock.after(milliseconds, () => {
      if (!isNeeded()) return
      retry()
      wait(Math.min(milliseconds * 2, LONGEST_MS))
    })
  }
  return {
    begin: () => wait(FIRST_MS),
    now: () => void (isNeeded() && retry()),
    stop: () => cancel(),
  }
}
