import { useState } from 'react'
import { useCartAttempt } from '../../cart/parts/use-cart-attempt.ts'

/** For buttons that change something at once: whether one is busy, and a function to start. A failure shows a toast. */
export function useBusy(): readonly [boolean, (work: () => Promise<unknown>) => void] {
  const attempt = useCartAttempt()
  const [busy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    attempt(work().finally(() => setBusy(false)))
  }
  return [busy, run]
}
