/**
 * The hand-over of a cart (docs/decisions/handover.md): `POST /api/handover` keeps it, for partners' pages and apps;
 * `POST /api/handover/take` returns it once to the shop's own page, whose visitor has come by handover-door.ts.
 */
import { handover } from '@leaflog/core/wire/shared/handover'
import { readCookie } from '@leaflog/core'
import { GatewayError } from '../../platform/errors.ts'
import { jsonOrNull } from '../http/json-or-null.ts'
import { jsonAnswer, type Answer, type Call, type Route } from '../http/route.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { Handovers } from '../policies/handovers.ts'

export interface HandoverOptions {
  handovers: Handovers
  publicUrl: string | undefined
}

/** A full cart has a fifth of it. */
const MAX_BYTES = 64 * 1024
/** A shopper makes one each time they check out. Partners' pages may use half (partners.ts). */
const PER_MINUTE = 40

/** Of this browser's hand-over. Scripts cannot read it, and no other address receives it. */
const COOKIE = 'handover'
const PATH = '/api/handover'

/** @param seconds 0 deletes it */
export const handoverCookie = (token: string, seconds: number, publicUrl: string | undefined): string => {
  const secure = publicUrl?.startsWith('https:') === true ? '; Secure' : ''
  return `${COOKIE}=${token}; Max-Age=${seconds}; Path=${PATH}; HttpOnly; SameSite=Strict${secure}`
}

const isToken = (text: string | null): text is string => text !== null && /^[\w-]{16,64}$/.test(text)

/** Undefined for everything that is not a token of ours, without asking for it. */
export const takeToken = async (handovers: Handovers, token: string | null) =>
  isToken(token) ? await handovers.take(token) : undefined

export function handoverRoutes({ handovers, publicUrl }: HandoverOptions): Route[] {
  const keep = async (call: Call): Promise<Answer> => {
    requireSameOrigin(call, publicUrl)
    if (!/^application\/json\s*(;|$)/i.test(call.header('content-type') ?? ''))
      throw new GatewayError('UNSUPPORTED_MEDIA_TYPE')
    const sent = handover.safeParse(jsonOrNull(call.body))
    if (!sent.success) throw new GatewayError('BAD_REQUEST', { detail: 'no cart that can be handed over' })
    const kept = { handover: sent.data, maker: call.partner ?? null, isPosted: false }
    return jsonAnswer({ token: await handovers.keep(kept) }, {}, 201)
  }
  const take = async (call: Call): Promise<Answer> => {
    requireSameOrigin(call, publicUrl)
    const kept = await takeToken(handovers, readCookie(call.header('cookie') ?? '', COOKIE))
    if (!kept) throw new GatewayError('HANDOVER_OVER')
    const { handover: cart, maker, isPosted } = kept
    return jsonAnswer(
      { handover: cart, from: isPosted ? maker : null },
      { 'set-cookie': handoverCookie('', 0, publicUrl) },
    )
  }
  return [
    { methods: ['POST'], path: PATH, bodyLimit: MAX_BYTES, perMinute: PER_MINUTE, handle: keep },
    { methods: ['POST'], path: `${PATH}/take`, bodyLimit: 0, perMinute: PER_MINUTE, handle: take },
  ]
}
