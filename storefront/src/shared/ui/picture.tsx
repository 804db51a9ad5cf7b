import styles from './picture.module.css'
import { classes } from './classes.ts'
import { isPreloadable, pictureAddress, PRELOAD_QUALITY, qualityOf } from '../page/picture-address.ts'

export type PictureProps = {
  /** Path under /media, for instance "/products/flower/abc.jpg". */
  path: string
  alt: string
  /** The picture's box in CSS pixels; it fixes the ratio, so that nothing jumps when it arrives. */
  width: number
  height: number
  sizes?: string
  /** In the first view: fetched ahead of everything else, where it may be (5c.2). */
  eager?: boolean
  /** `quality-60` among them says how much is kept (9f.5). */
  className?: string | undefined
}

/** Pixels: between half of a wider picture and the whole lies a size that phones want. */
const largest = 1000

/** A drawn picture in the sizes a screen may want. One that is missing leaves a drawn stand-in of the same size. */
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
      // What is rendered with high priority, React also announces in the document's head.
      fetchPriority={ahead ? 'high' : 'auto'}
      decoding="async"
      className={classes(styles.picture, className)}
    />
  )
}
