import type { Need } from '@leaflog/core'

/** The element id of a missing requirement's field. */
export const needId = (need: Need): string => `checkout-${need === 'pickup' ? 'address' : need}`
