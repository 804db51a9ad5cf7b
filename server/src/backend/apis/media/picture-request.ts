import { pictureProblem } from './problems.ts'

export type PictureFormat = 'jpeg' | 'webp' | 'png'

export interface PictureRequest {
  /** The fixtures' path of the picture, e.g. `/products/flower/p_1.jpg`. */
  path: string
  /** In pixels; null keeps the picture's aspect ratio. Never both null. */
  width: number | null
  height: number | null
  quality: number
  format: PictureFormat
  /** The theme of the page that shows it. */
  theme: 'light' | 'dark'
  /** Whether the answer depends on the Accept header. */
  negotiated: boolean
}

/** (9f.5) The default size and quality. */
const defaultSize = { width: 200, height: 100 } as const
const defaultQuality = 80

/**
 * The sizes and qualities that are rendered. A request is rounded up to the next one, so that the cache stays small.
 * They include the pictures of the storefront's pages at half, full and twice their size, since rounding would crop
 * them.
 */
const sides = [
  48, 64, 96, 100, 120, 160, 192, 200, 240, 320, 360, 400, 480, 630, 640, 720, 800, 960, 1200, 1440, 1600, 2000, 2880,
] as const
/** The widest of them (the hero of the home page on a 2x screen). */
const maxPixels = 2880
const qualities = [30, 50, 60, 70, 80, 90, 95] as const

/** Formats by their names in addresses; a JPEG is always progressive. */
const formats: ReadonlyMap<string, PictureFormat> = new Map([
  ['pjpg', 'jpeg'],
  ['jpg', 'jpeg'],
  ['webp', 'webp'],
  ['png', 'png'],
])

const raise = (wanted: number, known: readonly number[]): number =>
  known.find((value) => value >= wanted) ?? known.at(-1) ?? wanted

const refusal = (detail: string) => pictureProblem('BAD_PICTURE', detail)

/** A parameter's whole number, null if it is absent, or a refusal. */
const wholeNumber = (query: URLSearchParams, name: string, least: number, most: number): number | null | Response => {
  const text = query.get(name)
  if (text === null) return null
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (value < least || value > most) return refusal(`${name} must be a whole number from ${least} to ${most}.`)
  return value
}

/** Listed in Accept with a weight above zero; a wildcard does not count. */
const acceptsWebp = (accept: string | null) =>
  accept !== null && /(?:^|,)\s*image\/webp\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i.test(accept)

const side = (value: number | null) => (value === null ? null : raise(value, sides))

/**
 * Parses `/media/{path}?width=&height=&quality=&auto=webp&format=pjpg`. Sides are 1 to 2,880 pixels; quality is 80 by
 * default (9f.5), clamped to 30 to 95. With one side the other follows the aspect ratio; with none the size is 200 by
 * 100 (9f.5). `auto=webp` sends WebP to clients that accept it, whatever the format. `theme=dark` draws it for a dark
 * page; the light one has no parameter, so that a picture has one address.
 * @returns a 400 for an invalid parameter
 */
export const readPictureRequest = (url: URL, path: string, accept: string | null): PictureRequest | Response => {
  const query = url.searchParams
  const width = wholeNumber(query, 'width', 1, maxPixels)
  if (width instanceof Response) return width
  const height = wholeNumber(query, 'height', 1, maxPixels)
  if (height instanceof Response) return height
  const quality = wholeNumber(query, 'quality', 1, 100)
  if (quality instanceof Response) return quality
  const auto = query.get('auto')
  if (auto !== null && auto !== 'webp') return refusal('auto can only be webp.')
  const format = formats.get(query.get('format') ?? 'pjpg')
  if (format === undefined) return refusal(`format can only be one of ${[...formats.keys()].join(', ')}.`)
  const theme = query.get('theme')
  if (theme !== null && theme !== 'dark') return refusal('theme can only be dark.')
  const size = width === null && height === null ? defaultSize : { width: side(width), height: side(height) }
  return {
    path,
    ...size,
    quality: raise(quality ?? defaultQuality, qualities),
    format: auto === 'webp' && acceptsWebp(accept) ? 'webp' : format,
    theme: theme ?? 'light',
    negotiated: auto === 'webp',
  }
}
