import styles from './picture.module.css'
import { classes } from './classes.ts'

export type PictureProps = {
  /** Path under /media, for instance "/products/flower/abc.jpg". */
  path: string
  alt: string
  /** The picture's box in CSS pixels; it fixes the ratio, so that nothing jumps when it arrives. */
  width: number
  height: number
  sizes?: string
  quality?: number
  eager?: boolean
  className?: string | undefined
}

/** The address of one size (9f.5: quality 80, auto webp, format pjpg). */
const mediaUrl = (path: string, width: number, height: number, quality = 80): string =>
  `/media${path}?width=${width}&height=${height}&quality=${quality}&auto=webp&format=pjpg`

/** A drawn picture in the sizes a screen may want. */
export function Picture({ path, alt, width, height, sizes, quality, eager = false, className }: PictureProps) {
  const at = (scale: number) => mediaUrl(path, Math.round(width * scale), Math.round(height * scale), quality)
  const sources = sizes
    ? [0.5, 1, 2].map((scale) => `${at(scale)} ${Math.round(width * scale)}w`)
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
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={classes(styles.picture, className)}
    />
  )
}
