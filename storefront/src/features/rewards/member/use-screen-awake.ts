import { useEffect } from 'react'

/** Keeps the screen on while `wanted`, if the browser can. The browser releases the lock when the page is hidden. */
export function useScreenAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let over = false
    let held: WakeLockSentinel | null = null
    // Releasing a lock that the browser already released is not an error.
    const release = (lock: WakeLockSentinel | null) => void lock?.release().catch(() => undefined)
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (lock) => {
          if (over) release(lock)
          else held = lock
        },
        // Refused, for example with a low battery; the code is still readable.
        () => undefined,
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      release(held)
    }
  }, [wanted])
}
