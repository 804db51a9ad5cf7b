import styles from './picture.module.css'
import { classes } from './classes.ts'
import { isPreloadable, pictureAddress, PRELOAD_QUALITY, qualityOf } from '../page/picture-address.ts'

export type PictureProps = {
  /** Path under /media, for example "/products/flower/abc.jpg". */
  path: string
  alt: string
  /** The image's box in CSS pixels; fixes the aspect ratio, so that nothing shifts when it loads. */
  width: number
  height: number
  sizes?: string
  /** Visible without scrolling: preloaded if possible (5c.2). */
  eager?: boolean
  /** `quality-60` among them sets the quality (9f.5). */
  className?: string | undefined
}

/** Pixels: phones need a size between half of a wider image and the whole. */
const largest = 1000

/** An image in the sizes that screens need. A missing one leaves a placeholder of the same size. */
export function Picture({ path, alt, width, height, sizes, eager = false, className }: PictureProps) {
  const ahead = eager && isPreloadable(`/media${path}`)
  const quality = qualityOf(className) ?? (ahead ? PRELOAD_QUALITY : undefined)
  const at = (scale: number) =>
    pictureAddress(path, {
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      ...(quality !== undefined && { quality }),
    })
  const sources = sizes
    ? (width > largest ? [0.5, 2 / 3, 1, 2] : [0.5, 1, 2]).map((scale) => `${at(scale)} ${Math.round(width * scale)}w`)
    : [1, 2].map((scale) => `${at(scale)} ${scale}x`)
  return (
    <img
      src={at(1)}
      srcSet={sources.join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      // React also preloads high-priority images in the document's head.
      fetchPriority={ahead ? 'high' : 'auto'}
      decoding="async"
      className={classes(styles.picture, className)}
    />
  )
}
