import type { FastifyInstance } from 'fastify'
import { relayPicture, type MediaOptions } from './media.ts'
import type { Partners } from './partners.ts'
import { asGatewayError, sendAnswer, sendProblem } from '../http/problems.ts'

export interface PicturesOptions extends MediaOptions {
  /** Milliseconds for a whole answer. */
  withinMs: number
  partners: Partners
}

/** `/media/…` over HTTP. */
export function pictures(app: FastifyInstance, options: PicturesOptions, done: () => void): void {
  const door = options.partners.door()
  app.route({
    method: 'GET',
    ...(door && { onRequest: door.onRequest, onSend: door.onSend }),
    handlerTimeout: options.withinMs,
    url: '/media/*',
    config: { metric: '/media/*' },
    errorHandler: (error, request, reply) => sendProblem(reply, asGatewayError(error, request.log)),
    handler: async (request, reply) => {
      const [path = '', query = ''] = (request.raw.url ?? '').split('?', 2)
      const header = (name: string): string | undefined => request.headers[name]?.toString()
      return sendAnswer(reply, await relayPicture(options, { path, query: new URLSearchParams(query), header }))
    },
  })
  done()
}
