/** A collected event as text, for a stream. */
import { analyticsEvent } from '@leaflog/core/wire/analytics/analytics'
import { z } from 'zod'
import type { CollectedEvent } from './event-store.ts'

const shape = z.object({ event: z.unknown(), at: z.number(), receivedAt: z.number() })

/** Undefined for what is none: of a version before or after this one, or of somebody else. */
export function readSent(text: string): CollectedEvent | undefined {
  try {
    const { event, at, receivedAt } = shape.parse(JSON.parse(text))
    const parsed = analyticsEvent.safeParse(event)
    return parsed.success ? { event: parsed.data, at, receivedAt } : undefined
  } catch {
    return undefined
  }
}
