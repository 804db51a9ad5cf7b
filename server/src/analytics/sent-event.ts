/** Serializes a collected event for a stream. */
import { collectedEvent } from '@leaflog/core/wire/analytics/web-vitals'
import { z } from 'zod'
import type { CollectedEvent } from './event-store.ts'

const shape = z.object({ event: z.unknown(), at: z.number(), receivedAt: z.number() })

/** Undefined if it is not an event of this version. */
export function readSent(text: string): CollectedEvent | undefined {
  try {
    const { event, at, receivedAt } = shape.parse(JSON.parse(text))
    const parsed = collectedEvent.safeParse(event)
    return parsed.success ? { event: parsed.data, at, receivedAt } : undefined
  } catch {
    return undefined
  }
}
