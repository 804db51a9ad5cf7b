import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Log, Upstream } from '../../../platform/upstream.ts'
import { methodNotAllowed, pathSegments } from '../../../platform/upstream.ts'
import { createPictureCache } from './picture-cache.ts'
import type { PictureRequest } from './picture-request.ts'
import { readPictureRequest } from './picture-request.ts'
import { pictureProblem } from './problems.ts'
import { renderPicture } from './render.ts'

export interface PicturesOptions {
  /** The SVG for a path such as `/products/flower/p_1.jpg`; undefined if there is none. */
  draw: (path: string, theme: PictureRequest['theme']) => string | undefined
  mediaFolder: string
  ids: () => string
  log: Log
  render?: typeof renderPicture
}

const budget = 512 * 1024 * 1024
const day = 86_400

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Our paths have short, plain segments; anything else (dots, escapes, controls) names no picture. */
const picturePath = (url: URL): string | undefined => {
  const [media, ...rest] = pathSegments(url) ?? []
  if (media !== 'media' || rest.length === 0 || rest.length > 6) return undefined
  return rest.every((segment) => /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}$/.test(segment)) ? `/${rest.join('/')}` : undefined
}

/** `GET /media/{path}`: drawings as pictures of any size (9f.5), rendered once and cached on disk. */
export const createPictures = (options: PicturesOptions): Upstream => {
  const { draw, log, render = renderPicture } = options
  const cache = createPictureCache({ folder: options.mediaFolder, budget, ids: options.ids, log })
  /** The hash of each drawing, so that a cached picture is found without drawing it again. */
  const hashes = new LRUCache<string, string>({ max: 5000 })

  const hashOf = (path: string, theme: PictureRequest['theme']): string | undefined => {
    const key = `${theme} ${path}`
    const known = hashes.get(key)
    if (known !== undefined) return known
    const svg = draw(path, theme)
    if (svg === undefined) return undefined
    const hash = sha256(svg)
    hashes.set(key, hash)
    return hash
  }

  const nameOf = (hash: string, { width, height, quality, format }: PictureRequest) =>
    `${sha256([hash, width, height, quality, format].join(' '))}.${format}`

  const headersOf = (name: string, asked: PictureRequest) => ({
    etag: `"${name.slice(0, 32)}"`,
    'cache-control': `public, max-age=${day}`,
    ...(asked.negotiated ? { vary: 'Accept' } : {}),
  })

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD')
    const url = new URL(request.url)
    const path = picturePath(url)
    if (path === undefined) return pictureProblem('PICTURE_NOT_FOUND')
    const asked = readPictureRequest(url, path, request.headers.get('accept'))
    // What does not exist is not found, however it is asked for.
    const hash = hashOf(path, asked instanceof Response ? 'light' : asked.theme)
    if (hash === undefined) return pictureProblem('PICTURE_NOT_FOUND')
    if (asked instanceof Response) return asked
    const name = nameOf(hash, asked)
    const headers = headersOf(name, asked)
    const known = request.headers.get('if-none-match')?.split(',') ?? []
    if (known.some((tag) => tag.trim().replace(/^W\//, '') === headers.etag)) {
      return new Response(null, { status: 304, headers })
    }
    try {
      const bytes = await cache.get(name, () => {
        const svg = draw(path, asked.theme)
        if (svg === undefined) throw new Error(`there is no drawing: ${path}`)
        return render(svg, asked)
      })
      const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
      const described = { 'content-type': `image/${asked.format}`, 'content-length': String(bytes.length) }
      return new Response(body, { headers: { ...headers, ...described, 'x-content-type-options': 'nosniff' } })
    } catch (error) {
      log.error({ err: error, path }, 'a picture could not be rendered')
      return pictureProblem('PICTURE_FAILED')
    }
  }
}
