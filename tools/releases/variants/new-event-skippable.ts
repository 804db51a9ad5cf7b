/** A new event that older builds may skip. */
import { withPinned } from './pinned.ts'

export const change = withPinned(true)
