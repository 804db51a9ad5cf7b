/**
 * `/handover`: how a visitor with a cart comes into the shop (docs/decisions/handover.md). A partner's page posts the
 * token in a form; a link has it in its fragment, which a page here posts. Either way it is exchanged for another one in
 * a cookie, so that the token which the partner knows is used up, and in no address.
 */
import type { FastifyInstance } from 'fastify'
import { GatewayError } from '../../platform/errors.ts'
import { sendErrorPage } from '../http/error-page.ts'
import { asGatewayError } from '../http/problems.ts'
import { isOwnOrigin } from '../http/same-origin.ts'
import { sendStandalonePage } from '../http/standalone-page.ts'
import { LIFETIME_MS } from '../policies/handovers.ts'
import { createRateLimit, within, type OpenWindows } from '../policies/rate-limit.ts'
import { handoverCookie, takeToken, type HandoverOptions } from './handover.ts'
import type { Partners } from './partners.ts'

export interface HandoverDoorOptions extends HandoverOptions {
  partners: Partners
  windows: OpenWindows
  /** Milliseconds for a whole answer. */
  withinMs: number
}

/** The shop's page that asks what to do with it. */
const PAGE = '/cart/handover'
const BODY_LIMIT = 512
/** Requests per minute and address. */
const PER_MINUTE = 60

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

const TITLE = 'Your cart is on its way'
const MAIN = `<form method="post" action="/handover"><input type="hidden" name="token"></form>
<p role="status">One moment…</p>
<p role="status" lang="es">Un momento…</p>
<noscript>
<p>Turn on JavaScript to take your cart along.</p>
<p lang="es">Active JavaScript para traer su carrito.</p>
</noscript>`
/** Posted while the page loads, so that it takes no place in the browser's history. */
const SCRIPT = `const form = document.forms[0]
form.elements.token.value = location.hash.slice(1)
history.replaceState(null, '', location.pathname)
form.submit()`

export function handoverDoor(app: FastifyInstance, options: HandoverDoorOptions, done: () => void): void {
  const { handovers, partners, publicUrl, windows, withinMs } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, parsed) => parsed(null, new URLSearchParams(body.toString())),
  )
  const route = {
    url: '/handover',
    handlerTimeout: withinMs,
    onRequest: within(createRateLimit(windows('/handover'), PER_MINUTE)),
    config: { metric: '/handover' },
  }
  app.route({
    ...route,
    method: 'GET',
    handler: (_request, reply) => sendStandalonePage(reply.headers(headers), 200, TITLE, MAIN, SCRIPT),
  })
  app.route({
    ...route,
    method: 'POST',
    bodyLimit: BODY_LIMIT,
    errorHandler: (error, request, reply) => sendErrorPage(reply, asGatewayError(error, request.log).status),
    handler: async (request, reply) => {
      const { origin, host } = request.headers
      const partner = partners.of(request) ?? null
      // A page whose own policy sends no origin is no listed one, and its visitor is asked.
      const isNobodys = origin === undefined || origin === 'null' || isOwnOrigin(origin, host, publicUrl)
      if (partner === null && !isNobodys) throw new GatewayError('CROSS_ORIGIN')
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const kept = await takeToken(handovers, form.get('token'))
      const isOthers = partner !== null && kept?.maker !== undefined && kept.maker !== null && kept.maker !== partner
      if (!kept || isOthers) void reply.header('set-cookie', handoverCookie('', 0, publicUrl))
      else {
        const token = await handovers.keep({ ...kept, isPosted: partner !== null && kept.maker === partner })
        void reply.header('set-cookie', handoverCookie(token, LIFETIME_MS / 1000, publicUrl))
      }
      return reply.headers(headers).redirect(PAGE, 303)
    },
  })
  done()
}
