/** Changes announced through the database, and their encoding. */
import { z } from 'zod'

/** The database's channel for all changes. */
export const CHANNEL = 'leaflog_changes'

/**
 * What can be followed, and its id: a cart of either channel by the client's id, an order by its number, a store's menu by
 * the store's code, a sign-in by its family's id.
 */
const topic = z.enum(['cart', 'order', 'menu', 'session'])
export type ChangeTopic = z.infer<typeof topic>

const change = z.object({
  topic,
  id: z.string(),
  /** Identifies the transaction that made the change. */
  version: z.string(),
})
export type Change = z.infer<typeof change>

/** Undefined for a message that is not ours. */
export function readChange(payload: string): Change | undefined {
  try {
    return change.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

/**
 * Calls `heard` with every change from now on, until the returned function is called. `heard(null)` means that changes
 * may have been missed.
 */
export type Listen = (heard: (payload: string | null) => void) => Promise<() => Promise<void>>
