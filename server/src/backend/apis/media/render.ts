import sharp from 'sharp'
import type { PictureFormat } from './picture-request.ts'

export interface Raster {
  width: number | null
  height: number | null
  quality: number
  format: PictureFormat
}

/** Concurrent renderings. Each uses one thread; more would starve other requests. */
const maxAtOnce = 2
/** Pixels of a drawing after layout at the requested size. */
const maxPixels = 6000 * 6000

sharp.concurrency(1)
sharp.cache(false)

/** Runs tasks in order, at most `most` at a time. */
export const createQueue = (most: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}

const inTurn = createQueue(maxAtOnce)

/** The DPI at which a drawing is laid out (72 is its own size): enough for the requested size, and at most fourfold. */
const densityFor = (scale: number) => Math.min(288, Math.max(72, Math.ceil(72 * scale)))

/**
 * Renders an SVG to pixels. With both sides given, the picture is cropped to fill them. With one, the other follows.
 */
export const renderPicture = (svg: string, { width, height, quality, format }: Raster): Promise<Buffer> =>
  inTurn(async () => {
    const source = Buffer.from(svg)
    const drawn = await sharp(source).metadata()
    const scale = Math.max((width ?? 0) / drawn.width, (height ?? 0) / drawn.height)
    const picture = sharp(source, { density: densityFor(scale), limitInputPixels: maxPixels }).resize({
      ...(width === null ? {} : { width }),
      ...(height === null ? {} : { height }),
      fit: 'cover',
    })
    switch (format) {
      case 'webp':
        return picture.webp({ quality, effort: 3 }).toBuffer()
      case 'png':
        return picture.png({ compressionLevel: 8 }).toBuffer()
      case 'jpeg':
        return picture.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer()
    }
  })
