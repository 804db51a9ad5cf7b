import { isLeaflogError } from '@leaflog/core'
import { startTransition, useRef, useState } from 'react'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { readRecordedFile } from '../recorded-file.ts'
import type { Recorded } from './recorded-log.tsx'
import { type RecordedPages, openRecordedPage } from './recorded-page.ts'
import { useDroppedFile } from './use-dropped-file.ts'

export type Opening =
  | { is: 'waiting' }
  | { is: 'reading'; name: string }
  | { is: 'refused'; code: string; text: string }

/** The open log, and what became of the last file. */
export function useRecorded(pages: RecordedPages) {
  const [recorded, setRecorded] = useState<Recorded | null>(null)
  const [opening, setOpening] = useState<Opening>({ is: 'waiting' })
  const shown = useRef<Recorded | null>(null)
  const openings = useRef(0)

  const show = (next: Recorded | null) => {
    shown.current?.page.close()
    shown.current = next
    startTransition(() => setRecorded(next))
  }
  /** Rejects with the reason why a file is refused; what is open stays open then. */
  const open = async (chosen: File) => {
    const file = await readRecordedFile(chosen)
    const page = await openRecordedPage(file.opened, pages)
    openings.current += 1
    show({ id: openings.current, file, page })
  }
  const close = () => {
    setOpening({ is: 'waiting' })
    show(null)
  }
  /** As `open`, with the outcome in `opening`. */
  const attempt = async (chosen: File) => {
    setOpening({ is: 'reading', name: chosen.name })
    try {
      await open(chosen)
      setOpening({ is: 'waiting' })
    } catch (error) {
      const code = isLeaflogError(error) ? error.code : 'EVENT_FAILED'
      setOpening({ is: 'refused', code, text: sentenceOf(error).text })
    }
  }
  useDroppedFile((file) => void attempt(file))
  return { recorded, opening, open, close, attempt }
}
