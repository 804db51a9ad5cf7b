import { interactionRow } from '../interactions.ts'
import { signingIn } from '../journeys.ts'

export const row = interactionRow('sign-in', signingIn)
