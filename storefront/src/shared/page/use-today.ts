import { dayOf } from '@leaflog/core'
import { useNow } from './use-now.ts'

/** The visitor's own calendar day, `YYYY-MM-DD`. */
export const useToday = (): string => {
  const now = useNow()
  return dayOf(now, -new Date(now).getTimezoneOffset())
}
