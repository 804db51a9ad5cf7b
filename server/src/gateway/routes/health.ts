/** For operators: liveness, readiness, and metrics. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GatewayError } from '../../platform/errors.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { SharedRedis } from '../../platform/redis.ts'
import { isLocal } from '../http/local.ts'
import { retryAfter, sendProblem } from '../http/problems.ts'

export interface HealthOptions {
  /** Whether the server's dependencies answer; the server itself always does. */
  ready: () => Promise<boolean>
  metrics: Metrics
  /** Opens the metrics to whoever sends it as a bearer token. */
  token: string | undefined
  /** Undefined if this server is alone. */
  redis: Pick<SharedRedis, 'isUp'> | undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's name in the metrics; full addresses would have unlimited cardinality. */
    metric?: string
  }
}

/** Compared by hash, which takes as long for any text. */
function carries({ headers }: FastifyRequest, token: string | undefined): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return token !== undefined && timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))
}

export function health(app: FastifyInstance, { ready, metrics, token, redis }: HealthOptions, done: () => void): void {
  const config = { metric: 'health' }
  app.get('/health', { config }, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/health/ready', { config }, async (request, reply) => {
    const isReady = await ready().catch((error: unknown) => {
      request.log.warn({ err: error }, 'whether the server is ready could not be told')
      return false
    })
    return (
      reply
        .code(isReady ? 200 : 503)
        .headers({ 'cache-control': 'no-store', ...retryAfter(isReady ? 200 : 503) })
        // The shop works without Redis, so this is only reported.
        .send({ status: isReady ? 'ready' : 'not ready', ...(redis && { redis: redis.isUp() ? 'up' : 'away' }) })
    )
  })
  app.get('/metrics', { config }, async (request, reply) => {
    if (!isLocal(request) && !carries(request, token)) return sendProblem(reply, new GatewayError('NOT_FOUND'))
    return reply
      .header('content-type', metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.read())
  })
  done()
}
