import { interactionRow } from '../interactions.ts'
import { arriving } from '../journeys.ts'

export const row = interactionRow('age gate, stores and mode', arriving)
