/** A new event that older builds must not go on without. */
import { withPinned } from './pinned.ts'

export const change = withPinned(false)
