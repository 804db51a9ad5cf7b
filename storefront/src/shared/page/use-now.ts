import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const minuteOf = (moment: number): number => moment - (moment % MINUTE_MS)
const never = () => () => undefined

/**
 * The current minute, in epoch milliseconds. Until hydration every part of the page uses the server's minute, so that
 * both render the same; changes are rendered afterwards.
 */
export const useNow = (): number => {
  const now = useRouteContext({ from: '__root__', select: (context) => context.now })
  const drawnAt = useRouteContext({ from: '__root__', select: (context) => context.drawnAt })
  return useSyncExternalStore(
    never,
    () => minuteOf(now()),
    () => minuteOf(drawnAt),
  )
}
