/** Product pictures, rendered on first request and cached on disk. */
import { drawPicture } from '@leaflog/fixtures'
import type { Log, Upstream } from '../../../platform/upstream.ts'
import { createPictures } from './pictures.ts'

export interface MediaOptions {
  /** The folder of the rendered pictures. */
  mediaFolder: string
  ids: () => string
  log: Log
}

/** The shop's pictures at `/media/…`: drawn by the fixtures, resized here. */
export const createMedia = ({ mediaFolder, ids, log }: MediaOptions): Upstream =>
  createPictures({ draw: drawPicture, mediaFolder, ids, log })
