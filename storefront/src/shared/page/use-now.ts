import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const minuteOf = (moment: number): number => moment - (moment % MINUTE_MS)
const never = () => () => undefined

/**
 * The minute it is, in epoch milliseconds. Each part of a page begins with the minute of the server, however late React comes
 * to it, so that both draw the same; what has changed since is drawn afterwards.
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
