/**
 * A log that is shown live on another device (docs/decisions/logs-as-tools.md): `POST /api/following` for the desk,
 * `/join` and `/log` for the device that shows its log, `/news` for the desk, `/end` for both. The log is bytes here:
 * it is neither parsed nor recorded.
 */
import { Readable } from 'node:stream'
import { FOLLOWING_VERSION, joinRequest, MAX_FOLLOWED_BYTES, newsRequest } from '@leaflog/core/wire/shared/following'
import { GatewayError } from '../../platform/errors.ts'
import { jsonOrNull } from '../http/json-or-null.ts'
import { jsonAnswer, NO_STORE, type Answer, type Call, type Route } from '../http/route.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { Followings } from '../policies/followings.ts'

export interface FollowingOptions {
  followings: Followings
  publicUrl: string | undefined
}

const PATH = '/api/following'
const MAX_JSON_BYTES = 256

/** Per minute and address. A code has a million values and works for ten minutes. */
const JOINS = 10
const BEGINS = 10
/** A device sends its log once a second at most, and a desk asks once a second. Some share an address. */
const LOGS = 240
const NEWS = 600
const ENDS = 60

const done: Answer = { status: 204, headers: { 'cache-control': NO_STORE }, body: Buffer.alloc(0) }

/** No secret is as good as a wrong one. */
const secretOf = (call: Call): string => {
  const [, secret] = /^Bearer ([\w-]{16,64})$/.exec(call.header('authorization') ?? '') ?? []
  if (secret === undefined) throw new GatewayError('FOLLOWING_OVER')
  return secret
}

const requireType = (call: Call, type: string): void => {
  const [sent = ''] = (call.header('content-type') ?? '').toLowerCase().split(';', 1)
  if (sent.trim() !== type) throw new GatewayError('UNSUPPORTED_MEDIA_TYPE')
}

/** Bytes that are compressed already, so they are sent as a stream, which the gateway does not compress. */
const logAnswer = (log: Buffer, version: number): Answer => ({
  status: 200,
  headers: {
    'content-type': 'application/octet-stream',
    'content-length': String(log.length),
    'cache-control': NO_STORE,
    [FOLLOWING_VERSION]: String(version),
  },
  body: Buffer.alloc(0),
  stream: Readable.from([log]),
})

export function followingRoutes({ followings, publicUrl }: FollowingOptions): Route[] {
  const begin = (): Answer => {
    const begun = followings.begin()
    if (!begun) throw new GatewayError('OVERLOADED')
    return jsonAnswer(begun, {}, 201)
  }
  const join = (call: Call): Answer => {
    requireType(call, 'application/json')
    const sent = joinRequest.safeParse(jsonOrNull(call.body))
    if (!sent.success) throw new GatewayError('BAD_REQUEST', { detail: 'a code has six digits' })
    const secret = followings.join(sent.data.code)
    if (secret === undefined) throw new GatewayError('FOLLOWING_CODE_UNKNOWN')
    return jsonAnswer({ secret }, {}, 201)
  }
  const show = (call: Call): Answer => {
    requireType(call, 'application/octet-stream')
    if (!followings.show(secretOf(call), call.body)) throw new GatewayError('FOLLOWING_OVER')
    return done
  }
  const news = (call: Call): Answer => {
    requireType(call, 'application/json')
    const sent = newsRequest.safeParse(jsonOrNull(call.body))
    if (!sent.success) throw new GatewayError('BAD_REQUEST', { detail: '"after" is a version' })
    const told = followings.news(secretOf(call), sent.data.after)
    if (!told) throw new GatewayError('FOLLOWING_OVER')
    const { state, version, log } = told
    return log === null ? jsonAnswer({ state, version }) : logAnswer(log, version)
  }
  const end = (call: Call): Answer => {
    followings.end(secretOf(call))
    return done
  }
  const route = (path: string, bodyLimit: number, perMinute: number, handle: (call: Call) => Answer): Route => ({
    methods: ['POST'],
    path: `${PATH}${path}`,
    bodyLimit,
    perMinute,
    handle: (call) => {
      requireSameOrigin(call, publicUrl)
      return handle(call)
    },
  })
  return [
    route('', 0, BEGINS, begin),
    route('/join', MAX_JSON_BYTES, JOINS, join),
    route('/log', MAX_FOLLOWED_BYTES, LOGS, show),
    route('/news', MAX_JSON_BYTES, NEWS, news),
    route('/end', 0, ENDS, end),
  ]
}
