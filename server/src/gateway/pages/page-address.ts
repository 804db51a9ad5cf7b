import type { FastifyRequest } from 'fastify'

const hostName = /^[A-Za-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-fA-F:.]+\](:\d{1,5})?$/

/** The public origin, or the browser's if none is configured; undefined if that is invalid. */
export function requestOrigin(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  publicUrl: string | undefined,
): string | undefined {
  if (publicUrl !== undefined) return publicUrl
  const host = request.headers.host ?? ''
  return hostName.test(host) ? `${request.protocol}://${host}` : undefined
}
