/** Addresses of images (9f.5). */

/** 9f.5: default size in CSS pixels, and default quality. */
const DEFAULT_WIDTH = 200
const DEFAULT_HEIGHT = 100
const DEFAULT_QUALITY = 80
/** 9f.5: preloaded images have a lower quality, because the page waits for them. */
export const PRELOAD_QUALITY = 70

export type PictureSize = { width?: number; height?: number; quality?: number; theme?: 'light' | 'dark' }

/**
 * Products, the journal and scenes, except the hero, have a drawing for dark pages. Other pictures are dimmed there.
 */
export const hasDarkDrawing = (path: string): boolean => /^\/(?:products\/|journal\/|scenes\/(?!hero))/.test(path)

/** The address of one size: WebP if the browser accepts it, else a progressive JPEG. */
export const pictureAddress = (
  path: string,
  { width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT, quality = DEFAULT_QUALITY, theme = 'light' }: PictureSize = {},
): string =>
  `/media${path}?width=${width}&height=${height}&quality=${quality}&auto=webp&format=pjpg${theme === 'dark' ? '&theme=dark' : ''}`

/** The image in link previews: always a JPEG, because previews do not negotiate a format. */
export const sharedPicture = (path: string): string => `/media${path}?width=1200&height=630&quality=80&format=pjpg`

/** 9f.5: `quality-60` among an element's classes sets the quality; `quality-` alone is 80. Undefined without one. */
export const qualityOf = (className: string | undefined): number | undefined => {
  const named = /(?:^|\s)quality-(\d*)(?=\s|$)/.exec(className ?? '')?.[1]
  if (named === undefined) return undefined
  return named === '' ? DEFAULT_QUALITY : Math.min(100, Math.max(1, Number(named)))
}

/**
 * 5c.2: only http(s) addresses of files that end in jpg, jpeg or png are preloaded. A path is our own, and has the
 * page's scheme.
 */
export const isPreloadable = (address: string): boolean =>
  /^(?:https?:\/)?\/[^?#]+\.(?:jpe?g|png)(?:[?#]|$)/i.test(address)
