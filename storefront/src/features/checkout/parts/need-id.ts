import type { Need } from '@leaflog/core'

/** Where on the page it is said what is missing. */
export const needId = (need: Need): string => `checkout-${need === 'pickup' ? 'address' : need}`
