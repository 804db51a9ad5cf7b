import { dayOf } from '@leaflog/core'
import { useRouteContext } from '@tanstack/react-router'

/** The visitor's own calendar day, `YYYY-MM-DD`. */
export const useToday = (): string => {
  const now = useRouteContext({ from: '__root__', select: (context) => context.now })()
  return dayOf(now, -new Date(now).getTimezoneOffset())
}
