/** `GET /dev/mails`: the embedded backend's outbox, for a browser on this machine. */
import type { FastifyInstance } from 'fastify'
import { GatewayError } from '../../platform/errors.ts'
import { asksForLocalhost, isLocal } from '../http/local.ts'
import { asGatewayError, sendProblem } from '../http/problems.ts'
import type { CallUpstream, UpstreamTarget } from '../http/upstream-call.ts'

export interface DevMailsOptions {
  commerce: UpstreamTarget
  callUpstream: CallUpstream
}

/** A page for reading and following links; it runs no scripts. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const types = /^(application\/json|text\/html)\s*(;|$)/i

/** Registered only if mails may be read (`DEV_MAILS`); otherwise the address is a missing page. */
export function devMails(app: FastifyInstance, { commerce, callUpstream }: DevMailsOptions, done: () => void): void {
  app.get('/dev/mails', {
    config: { metric: '/dev/mails' },
    errorHandler: (error, request, reply) => sendProblem(reply, asGatewayError(error, request.log)),
    handler: async (request, reply) => {
      if (!isLocal(request) || !asksForLocalhost(request.headers.host)) throw new GatewayError('NOT_FOUND')
      const accept = request.headers.accept?.includes('text/html') === true ? 'text/html' : 'application/json'
      const upstream = await callUpstream(commerce, { method: 'GET', path: '/dev/mails', headers: { accept } })
      const type = upstream.header('content-type') ?? ''
      if (upstream.status !== 200 || !types.test(type)) throw new GatewayError('NOT_FOUND')
      return reply
        .headers({
          'content-type': type,
          'cache-control': 'no-store',
          'content-security-policy': POLICY,
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow, noarchive',
        })
        .send(upstream.body)
    },
  })
  done()
}
