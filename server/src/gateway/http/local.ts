/** Who is at this machine itself. */
import type { FastifyRequest } from 'fastify'

/** The peer itself, never what a header says; a request that a proxy on this machine passed on is not local. */
export function isLocal({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const peer = socket.remoteAddress ?? ''
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  )
  return !passedOn && (peer === '::1' || /^(::ffff:)?127\./.test(peer))
}

/**
 * Whether a browser on this machine asked for this machine by its name: a page of another site whose own name was made
 * to lead here (DNS rebinding) asks by that name.
 */
export const asksForLocalhost = (host: string | undefined): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host ?? '')
