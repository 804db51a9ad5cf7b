/** Addresses of pictures (9f.5). */

/** 9f.5: CSS pixels where nobody says otherwise, and how much of a picture is kept. */
const DEFAULT_WIDTH = 200
const DEFAULT_HEIGHT = 100
const DEFAULT_QUALITY = 80
/** 9f.5: of what is fetched before anything else, less is kept, since it is waited for. */
export const PRELOAD_QUALITY = 70

export type PictureSize = { width?: number; height?: number; quality?: number }

/** The address of one size: WebP where the browser takes it, else a progressive JPEG. */
export const pictureAddress = (
  path: string,
  { width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT, quality = DEFAULT_QUALITY }: PictureSize = {},
): string => `/media${path}?width=${width}&height=${height}&quality=${quality}&auto=webp&format=pjpg`

/** What others show of a page that is shared: always a JPEG, since they ask for no format. */
export const sharedPicture = (path: string): string => `/media${path}?width=1200&height=630&quality=80&format=pjpg`

/** 9f.5: `quality-60` among an element's classes says how much is kept; `quality-` alone is 80. Undefined without one. */
export const qualityOf = (className: string | undefined): number | undefined => {
  const named = /(?:^|\s)quality-(\d*)(?=\s|$)/.exec(className ?? '')?.[1]
  if (named === undefined) return undefined
  return named === '' ? DEFAULT_QUALITY : Math.min(100, Math.max(1, Number(named)))
}

/**
 * 5c.2: only http(s) addresses of files that end in jpg, jpeg or png are fetched ahead. A path is one of our own, which
 * came by http(s) with its page.
 */
export const isPreloadable = (address: string): boolean =>
  /^(?:https?:\/)?\/[^?#]+\.(?:jpe?g|png)(?:[?#]|$)/i.test(address)
