/** Detects requests from this machine. */
import type { FastifyRequest } from 'fastify'

/** By the peer's address, never by a header. A request that a proxy on this machine forwarded is not local. */
export function isLocal({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const peer = socket.remoteAddress ?? ''
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  )
  return !passedOn && (peer === '::1' || /^(::ffff:)?127\./.test(peer))
}

/**
 * Whether a browser on this machine used this machine's own name. A page of another site whose domain resolves to this
 * machine (DNS rebinding) uses that domain's name.
 */
export const asksForLocalhost = (host: string | undefined): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host ?? '')
