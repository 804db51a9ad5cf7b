import { interactionRow } from '../interactions.ts'
import { shopping } from '../journeys.ts'

export const row = interactionRow('listing and cart', shopping)
