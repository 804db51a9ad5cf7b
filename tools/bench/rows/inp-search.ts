import { interactionRow } from '../interactions.ts'
import { searching } from '../journeys.ts'

export const row = interactionRow('search', searching)
