/**
 * The data of the owner's dashboard at `/dev/analytics`, for a browser on this machine. The page belongs to the
 * storefront.
 */
import { Readable } from 'node:stream'
import { analyticsFeed, reportDays } from '@leaflog/core/wire/analytics/analytics-report'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { feedLine } from '../../analytics/feed.ts'
import type { Analytics } from '../../analytics/open-analytics.ts'
import type { ReportQuestion } from '../../analytics/scope.ts'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { sendErrorPage } from '../http/error-page.ts'
import { asksForLocalhost, isLocal } from '../http/local.ts'
import { asGatewayError, sendProblem } from '../http/problems.ts'

export interface DevAnalyticsOptions extends Pick<Analytics, 'collector' | 'reports'> {
  clock: Clock
}

const PAGE = /^\/dev\/analytics\/?(\?|$)/
const RECENT = 15
const PING_EVERY = 15_000
/** Bytes that may wait for a slow reader. */
const WAITING_BYTES = 256 * 1024

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
const blankAsNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value)
const question = z.object({
  days: z.coerce.number().refine((days) => reportDays.some((known) => known === days)),
  zone: z.string().max(64).refine(isTimeZone).default('UTC'),
  store: z.preprocess(blankAsNull, z.string().max(64).nullable()),
  channel: z.preprocess(blankAsNull, z.enum(['ordering', 'commerce']).nullable()),
})

export const isForOwner = (request: FastifyRequest): boolean =>
  isLocal(request) && asksForLocalhost(request.headers.host)

/**
 * The dashboard's page is 404 unless `isFor` accepts the request. Called in the scope of the pages before they are
 * registered.
 */
export function hideDevAnalytics(app: FastifyInstance, isFor: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!PAGE.test(request.url) || isFor(request)) return done()
    void sendErrorPage(reply, 404)
  })
}

/** Registered only if it may be read (`DEV_ANALYTICS`); otherwise these addresses are missing pages. */
export function devAnalytics(app: FastifyInstance, options: DevAnalyticsOptions, done: () => void): void {
  const { collector, reports, clock } = options
  app.addHook('onRequest', (request, _reply, next) =>
    next(isForOwner(request) ? undefined : new GatewayError('NOT_FOUND')),
  )
  app.setErrorHandler((error, request, reply) => sendProblem(reply, asGatewayError(error, request.log)))
  const config = { metric: '/dev/analytics' }

  app.get('/dev/analytics/report', { config }, async (request, reply) =>
    keptByNobody(reply).send(await reports.read(questionOf(request), clock.now())),
  )
  app.get('/dev/analytics/recent', { config }, async (_request, reply) =>
    keptByNobody(reply).send(analyticsFeed.parse({ events: await reports.recent(RECENT) })),
  )
  app.get('/dev/analytics/events.csv', { config }, (request, reply) =>
    keptByNobody(reply)
      .header('content-type', 'text/csv; charset=utf-8; header=present')
      .header('content-disposition', 'attachment; filename="events.csv"')
      .send(Readable.from(reports.csv(questionOf(request), clock.now()))),
  )

  const streams = new Set<Readable>()
  app.addHook('preClose', (closed) => {
    for (const stream of streams) stream.destroy()
    closed()
  })
  app.get('/dev/analytics/stream', { config }, async (_request, reply) => {
    const stream = await follow(collector, clock)
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
    return keptByNobody(reply)
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(stream)
  })
  done()
}

const keptByNobody = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' })

function questionOf(request: FastifyRequest): ReportQuestion {
  const asked = question.safeParse(request.query)
  if (!asked.success) {
    throw new GatewayError('BAD_REQUEST', { detail: asked.error.issues.map(({ path }) => path.join('.')).join(', ') })
  }
  const { zone, ...rest } = asked.data
  return { ...rest, timeZone: zone }
}

/** Server-sent events: a `feedEvent` each, and a comment at intervals, so that proxies keep the connection open. */
async function follow(collector: DevAnalyticsOptions['collector'], clock: Clock): Promise<Readable> {
  const stream = new Readable({ read: () => undefined })
  const write = (text: string) => {
    if (stream.readableLength > WAITING_BYTES) stream.destroy()
    else if (!stream.destroyed) stream.push(text)
  }
  const leave = await collector.follow((event) => write(`data: ${JSON.stringify(feedLine(event))}\n\n`))
  let cancel: () => void = () => undefined
  const ping = () => {
    write(':\n\n')
    cancel = clock.timer(PING_EVERY, ping)
  }
  stream.once('close', () => {
    cancel()
    leave()
  })
  ping()
  return stream
}
