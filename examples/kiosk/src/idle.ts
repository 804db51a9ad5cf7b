/** Detects when nobody has touched the kiosk for a while. The time is stored, so that it survives a power loss. */
const IDLE_MS = 90_000
export const COUNTDOWN_SECONDS = 15

const TOUCHED_KEY = 'kiosk_touched'
/** Not every touch is stored. */
const WRITE_EVERY_MS = 1000

/** Whether the visitor from before the start may still be here. */
export const wasJustTouched = (now: number): boolean => {
  const touched = Number(localStorage.getItem(TOUCHED_KEY) ?? Number.NaN)
  return now - touched >= 0 && now - touched < IDLE_MS + COUNTDOWN_SECONDS * 1000
}
export const forgetTouches = (): void => localStorage.removeItem(TOUCHED_KEY)

export interface Idle {
  /** A visitor is present: watches for inactivity from now on. */
  begin(): void
  /** Stops watching: nobody is present, or something must not be interrupted. */
  rest(): void
}

export function createIdle(onIdle: () => void): Idle {
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting = true
  let written = 0

  const arm = () => {
    clearTimeout(timer)
    if (!resting) timer = setTimeout(onIdle, IDLE_MS)
  }
  const touched = () => {
    if (resting) return
    const now = Date.now()
    if (now - written >= WRITE_EVERY_MS) localStorage.setItem(TOUCHED_KEY, String((written = now)))
    arm()
  }
  for (const name of ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'])
    addEventListener(name, touched, { capture: true, passive: true })

  return {
    begin() {
      resting = false
      touched()
    },
    rest() {
      resting = true
      arm()
    },
  }
}
