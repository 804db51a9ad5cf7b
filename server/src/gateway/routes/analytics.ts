/** `POST /api/analytics/events`: receives the shop's analytics for the collector (1.8, 7d.4). */
import { MAX_BYTES } from '@leaflog/core/wire/analytics/analytics'
import type { Collector } from '../../analytics/collector.ts'
import { GatewayError } from '../../platform/errors.ts'
import { jsonAnswer, type Route } from '../http/route.ts'
import { requireSameOrigin } from '../http/same-origin.ts'

export interface AnalyticsRouteOptions {
  collector: Pick<Collector, 'take'>
  publicUrl: string | undefined
}

/** A visitor's batches are some seconds apart; a household with a few tabs stays well below this. */
const PER_MINUTE = 240

/** A beacon without its own type is `text/plain`. */
const types = /^(application\/json|text\/plain)\s*(;|$)/i

/** Answers 202 `{ accepted }` once the batch is stored. Its content is never logged. */
export function analyticsRoute({ collector, publicUrl }: AnalyticsRouteOptions): Route {
  return {
    methods: ['POST'],
    path: '/api/analytics/events',
    bodyLimit: MAX_BYTES,
    perMinute: PER_MINUTE,
    handle: async (call) => {
      requireSameOrigin(call, publicUrl)
      if (!types.test(call.header('content-type') ?? '')) throw new GatewayError('UNSUPPORTED_MEDIA_TYPE')
      const accepted = await collector.take(call.body.toString('utf8')).catch((error: unknown) => {
        throw new GatewayError('COLLECTOR_UNAVAILABLE', {}, { cause: withoutValues(error) })
      })
      if (accepted === undefined) throw new GatewayError('BAD_REQUEST', { detail: 'no batch of 1 to 50 events' })
      return jsonAnswer({ accepted }, {}, 202)
    },
  }
}

/** A database error may quote its input. */
const withoutValues = (error: unknown): Error => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new Error(`the store failed: ${code}`)
}
