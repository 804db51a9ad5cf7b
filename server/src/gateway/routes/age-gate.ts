/** POST /age-gate: the age gate's form for browsers without JavaScript (2g, 4a, 5a). */
import {
  calendarDay,
  dayOf,
  EXTERNAL_SHOP_STATE,
  isOldEnough,
  STATE_COOKIE_DAYS,
  VERIFICATION_DAYS,
} from '@leaflog/core'
import { ageGateConfigQuery, type AgeGateEntry } from '@leaflog/core/wire/commerce/age-gate'
import { graphqlAnswer } from '@leaflog/core/wire/shared/graphql-answer'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { sendErrorPage } from '../http/error-page.ts'
import { asGatewayError } from '../http/problems.ts'
import { createRateLimit, within, type OpenWindows } from '../policies/rate-limit.ts'
import { requireSameOrigin } from '../http/same-origin.ts'

export interface AgeGateOptions {
  gateway: (request: Request) => Promise<Response>
  clock: Clock
  windows: OpenWindows
  publicUrl: string | undefined
  /** The shop for visitors from Ohio (4a.7); without it they are sent back. */
  externalShop: string
  /** Milliseconds for a whole answer. */
  withinMs: number
}

const BODY_LIMIT = 2048
/** Requests per minute and address. */
const PER_MINUTE = 60
/**
 * The visitor's local date is unknown here. The westernmost state's day is the last to begin, so nobody passes before
 * their birthday.
 */
const WESTERNMOST_OFFSET_MINUTES = -8 * 60
const answerShape = graphqlAnswer(ageGateConfigQuery.result)

export function ageGate(app: FastifyInstance, options: AgeGateOptions, done: () => void): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, parsed) => parsed(null, new URLSearchParams(body.toString())),
  )
  app.route({
    method: 'POST',
    url: '/age-gate',
    bodyLimit: BODY_LIMIT,
    handlerTimeout: options.withinMs,
    onRequest: within(createRateLimit(options.windows('/age-gate'), PER_MINUTE)),
    config: { metric: '/age-gate' },
    errorHandler: (error, request, reply) => sendErrorPage(reply, asGatewayError(error, request.log).status),
    handler: async (request, reply) => {
      requireSameOrigin({ header: (name) => request.headers[name]?.toString() }, options.publicUrl)
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const back = localPath(form.get('back'))
      const state = form.get('state') ?? ''
      if (state === EXTERNAL_SHOP_STATE) {
        return reply.redirect(options.externalShop, 303)
      }
      const entry = (await readConfig(options.gateway)).find(({ state_code }) => state_code === state)
      if (!entry || state === EXTERNAL_SHOP_STATE || !passes(entry, form, options.clock.now())) {
        return reply.redirect(refused(back, state), 303)
      }
      setCookies(reply, state, options)
      return reply.redirect(back, 303)
    },
  })
  done()
}

/** Yes is enough if no birth date is required (4a.3); otherwise the visitor must be old enough (5a.3). */
function passes(entry: AgeGateEntry, form: URLSearchParams, now: number): boolean {
  if (!entry.show_datepicker) return true
  const part = (name: string): string => form.get(name)?.trim() ?? ''
  const birthDate = calendarDay(part('year'), part('month'), part('day'))
  return birthDate !== null && isOldEnough(birthDate, dayOf(now, WESTERNMOST_OFFSET_MINUTES), entry)
}

/** 4a.6: the record of the verification, and the state for 365 days. The shop's scripts read both. */
function setCookies(reply: FastifyReply, state: string, { clock, publicUrl }: AgeGateOptions): void {
  const record = encodeURIComponent(JSON.stringify({ isVerified: true, verificationTime: clock.now() }))
  const attributes = `Path=/; SameSite=Lax${publicUrl?.startsWith('https:') === true ? '; Secure' : ''}`
  const seconds = (days: number): number => days * 86_400
  void reply.header('set-cookie', [
    `age_verification=${record}; Max-Age=${seconds(VERIFICATION_DAYS)}; ${attributes}`,
    `state_code=${encodeURIComponent(state)}; Max-Age=${seconds(STATE_COOKIE_DAYS)}; ${attributes}`,
  ])
}

async function readConfig(gateway: AgeGateOptions['gateway']): Promise<readonly AgeGateEntry[]> {
  const address = new URL('/api/graphql', 'http://localhost')
  address.searchParams.set('query', ageGateConfigQuery.query)
  address.searchParams.set('operationName', ageGateConfigQuery.operationName)
  const answer: unknown = await (await gateway(new Request(address))).json()
  const parsed = answerShape.safeParse(answer)
  const entries = parsed.success ? parsed.data.data?.ageGateConfig : undefined
  if (!entries || entries.length === 0) throw new GatewayError('UPSTREAM_UNEXPECTED')
  return entries
}

/** Any page of ours, and never another site: `//host`, `/\host` and control characters are rejected. */
function localPath(back: string | null): string {
  const here = 'http://localhost'
  if (back === null || !back.startsWith('/')) return '/'
  const url = URL.parse(back, here)
  return url?.origin === here && url.pathname.startsWith('/') && !url.pathname.startsWith('//')
    ? url.pathname + url.search
    : '/'
}

function refused(back: string, state: string): string {
  const url = new URL(back, 'http://localhost')
  url.searchParams.set('age-gate', 'refused')
  if (/^[A-Z]{2}$|^Other$/i.test(state)) url.searchParams.set('age-gate-state', state)
  return url.pathname + url.search
}
