/** `/media/…`: the relay to the picture service (9f.5). */
import { z } from 'zod'
import { GatewayError } from '../../platform/errors.ts'
import type { Answer } from '../http/route.ts'
import type { CallUpstream, UpstreamTarget } from '../http/upstream-call.ts'

export interface MediaOptions {
  media: UpstreamTarget
  callUpstream: CallUpstream
}

/** Pixels: the widest picture of a page, 1,440 wide, on a 2x screen. */
const MAX_SIDE = 2880

/** Query parameters of a picture; others are dropped. A light picture has no theme, so that it has one address. */
const sizes = z.object({
  width: z.coerce.number().int().min(1).max(MAX_SIDE).optional(),
  height: z.coerce.number().int().min(1).max(MAX_SIDE).optional(),
  quality: z.coerce.number().int().min(1).max(100).optional(),
  auto: z.literal('webp').optional(),
  format: z.enum(['pjpg', 'jpg', 'png', 'webp']).optional(),
  theme: z.literal('dark').optional(),
})

/** Folders and a file of plain characters, with no leading dot, escape or empty part, so traversal is impossible. */
const picturePath = /^\/media(\/[A-Za-z0-9_][A-Za-z0-9_-]{0,63}){1,6}\.(jpe?g|png|webp|svg)$/
const pictureTypes = /^image\/(jpeg|png|webp|avif|svg\+xml)\s*(;|$)/i
const MAX_BYTES = 8 * 1024 * 1024
const DAY = 'public, max-age=86400, s-maxage=604800, stale-while-revalidate=86400'

export interface PictureRequest {
  /** The browser's raw path, without its query. */
  path: string
  query: URLSearchParams
  header(name: string): string | undefined
}

/** @throws GatewayError NOT_FOUND for every path that is not a picture's, and BAD_REQUEST for a size out of bounds */
export async function relayPicture({ media, callUpstream }: MediaOptions, request: PictureRequest): Promise<Answer> {
  if (!picturePath.test(request.path)) throw new GatewayError('NOT_FOUND')
  const read = sizes.safeParse(Object.fromEntries(request.query))
  if (!read.success) {
    throw new GatewayError('BAD_REQUEST', { detail: read.error.issues.map((issue) => issue.path[0]).join(', ') })
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(read.data)) {
    if (value !== undefined) query.set(name, String(value))
  }
  const webp = /image\/webp/i.test(request.header('accept') ?? '')
  const unchanged = request.header('if-none-match')
  const upstream = await callUpstream(media, {
    method: 'GET',
    path: request.path + (query.size > 0 ? `?${query}` : ''),
    headers: { accept: webp ? 'image/webp,image/*' : 'image/jpeg,image/png,image/svg+xml' },
    maxBytes: MAX_BYTES,
  })
  if (upstream.status === 404) throw new GatewayError('NOT_FOUND')
  const type = upstream.header('content-type') ?? ''
  if (upstream.status !== 200 || !pictureTypes.test(type)) throw new GatewayError('UPSTREAM_UNEXPECTED')
  const etag = upstream.header('etag')
  const headers = {
    'content-type': type,
    'cache-control': DAY,
    vary: 'accept',
    // A drawing can contain scripts, so opened directly it gets no permissions.
    'content-security-policy': "default-src 'none'; sandbox",
    ...(etag !== undefined && /^(W\/)?"[\x21\x23-\x7e]{1,200}"$/.test(etag) && { etag }),
  }
  if (etag !== undefined && unchanged === etag) return { status: 304, headers, body: Buffer.alloc(0) }
  return { status: 200, headers, body: upstream.body }
}
