/** `POST /api/analytics/events`: what the shop tells the business, to the collector (1.8, 7d.4). */
import { MAX_BYTES } from '@leaflog/core/wire/analytics/analytics'
import type { Collector } from '../../analytics/collector.ts'
import { GatewayError } from '../../platform/errors.ts'
import { jsonAnswer, type Route } from '../http/route.ts'
import { requireSameOrigin } from '../http/same-origin.ts'

export interface AnalyticsRouteOptions {
  collector: Pick<Collector, 'take'>
  publicUrl: string | undefined
}

/** Batches of one visitor come some seconds apart; a household and a few tabs are well within. */
const PER_MINUTE = 240

/** A beacon without a type of its own is `text/plain`. */
const types = /^(application\/json|text\/plain)\s*(;|$)/i

/** 202 `{ accepted }` once the batch is kept; what is in it is never written to the log. */
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

/** A database's error may repeat what it was given. */
const withoutValues = (error: unknown): Error => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new Error(`the store failed: ${code}`)
}
