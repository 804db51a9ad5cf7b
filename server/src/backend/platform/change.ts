/** What is told through the database, and how it is written. */
import { z } from 'zod'

/** The database's channel for every change. */
export const CHANNEL = 'leaflog_changes'

/**
 * What can be followed, and what its id is: a cart of either channel by the id that its clients have, a store's menu
 * by the store's code, a sign-in by its family's id.
 */
const topic = z.enum(['cart', 'menu', 'session'])
export type ChangeTopic = z.infer<typeof topic>

const change = z.object({
  topic,
  id: z.string(),
  /** Names the transaction that made the change. */
  version: z.string(),
})
export type Change = z.infer<typeof change>

/** Undefined for anything that somebody else sent over the channel. */
export function readChange(payload: string): Change | undefined {
  try {
    return change.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

/**
 * Hears what is told over the channel from now on, until the function it gives is called. `heard(null)`: changes may
 * have been missed.
 */
export type Listen = (heard: (payload: string | null) => void) => Promise<() => Promise<void>>
