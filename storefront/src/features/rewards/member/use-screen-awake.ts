import { useEffect } from 'react'

/** Keeps the screen from going dark while `wanted`, where the browser can; it lets go of it when the page is hidden. */
export function useScreenAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let over = false
    let held: WakeLockSentinel | null = null
    // What the browser has let go of already is let go of.
    const release = (lock: WakeLockSentinel | null) => void lock?.release().catch(() => undefined)
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (lock) => {
          if (over) release(lock)
          else held = lock
        },
        // Refused, for instance with little battery left: the code can be read all the same.
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
