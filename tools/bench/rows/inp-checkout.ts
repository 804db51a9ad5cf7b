import { interactionRow } from '../interactions.ts'
import { checkingOut } from '../journeys.ts'

export const row = interactionRow('checkout', checkingOut)
