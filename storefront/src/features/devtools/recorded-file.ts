/** A log in a file, as the panel reads it. */
import { LeaflogError } from '@leaflog/core'
import { type OpenedFile, openFile } from '@leaflog/core/time-machine'
import { site } from '../../shared/page/site.ts'
import type { Source } from './use-source.ts'
import { short } from './words.ts'

/** In bytes. Larger files are refused, because the browser holds the whole file in memory. */
export const LONGEST = 200_000_000

export type RecordedFile = { name: string; text: string; opened: OpenedFile }

/** Throws FILE_TOO_LARGE, and what `openFile` throws. */
export async function readRecordedFile(file: File): Promise<RecordedFile> {
  if (file.size > LONGEST) throw new LeaflogError('FILE_TOO_LARGE')
  return readRecordedText(file.name, await file.text())
}

/** Throws what `openFile` throws. */
export const readRecordedText = (name: string, text: string): RecordedFile => ({ name, text, opened: openFile(text) })

/** Why a file is not an unchanged export of this shop; null if it is. */
export function warningOf({ brand, altered, difference }: Omit<OpenedFile, 'history' | 'blobs'>): string | null {
  const warnings = [
    ...(brand === site.key ? [] : [`This log is of another brand, ${brand}.`]),
    ...(altered === null
      ? []
      : [`Line ${altered} is not as it was exported: it was changed, or lines before it are missing.`]),
    ...(difference === null
      ? []
      : [
          `Replayed, this log ends otherwise: ${difference.path} was ${short(difference.before)} and is ${short(difference.after)}.`,
        ]),
  ]
  return warnings.length === 0 ? null : warnings.join(' ')
}

export const sourceOf = ({ name, text, opened }: RecordedFile): Source => ({
  history: opened.history,
  problem: null,
  file: name,
  warning: warningOf(opened),
  text: () => Promise.resolve(text),
  blobs: () => Promise.resolve(opened.blobs),
})
