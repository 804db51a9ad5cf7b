/** Product pictures, drawn when first asked for and kept on disk. */
import { drawPicture } from '@leaflog/fixtures'
import type { Log, Upstream } from '../../../platform/upstream.ts'
import { createPictures } from './pictures.ts'

export interface MediaOptions {
  /** Where rendered pictures are kept. */
  mediaFolder: string
  ids: () => string
  log: Log
}

/** The shop's pictures at `/media/…`: drawn by the fixtures, cut to size here. */
export const createMedia = ({ mediaFolder, ids, log }: MediaOptions): Upstream =>
  createPictures({ draw: drawPicture, mediaFolder, ids, log })
