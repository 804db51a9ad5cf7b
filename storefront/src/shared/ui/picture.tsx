import { use } from 'react'
import styles from './picture.module.css'
import { classes } from './classes.ts'
import { hasDarkDrawing, isPreloadable, pictureAddress, PRELOAD_QUALITY, qualityOf } from '../page/picture-address.ts'
import { ThemeContext } from './theme-context.ts'

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

/** An image in the sizes that screens need, on a ground of the theme. A missing one leaves a placeholder of its size. */
export function Picture({ path, alt, width, height, sizes, eager = false, className }: PictureProps) {
  const ahead = eager && isPreloadable(`/media${path}`)
  const quality = qualityOf(className) ?? (ahead ? PRELOAD_QUALITY : undefined)
  const chosen = use(ThemeContext)
  const isDrawn = hasDarkDrawing(path)
  const at = (scale: number, theme: 'light' | 'dark') =>
    pictureAddress(path, {
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      ...(quality !== undefined && { quality }),
      theme,
    })
  const scales = [...(sizes ? [0.5] : []), ...(sizes && width > largest ? [2 / 3] : []), 1, 2]
  const sourcesIn = (theme: 'light' | 'dark') =>
    scales.map((scale) => `${at(scale, theme)} ${sizes ? `${Math.round(width * scale)}w` : `${scale}x`}`).join(', ')
  const theme = isDrawn && chosen === 'dark' ? 'dark' : 'light'
  const image = (
    <img
      src={at(1, theme)}
      srcSet={sourcesIn(theme)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      // React also preloads high-priority images in the document's head.
      fetchPriority={ahead ? 'high' : 'auto'}
      decoding="async"
      className={classes(styles.picture, isDrawn && styles.drawn, className)}
    />
  )
  if (!isDrawn || chosen !== 'system') return image
  return (
    <picture className={styles.choice}>
      <source media="(prefers-color-scheme: dark)" srcSet={sourcesIn('dark')} sizes={sizes} />
      {image}
    </picture>
  )
}
