import { isLeaflogError } from '@leaflog/core'
import { startTransition, useRef, useState } from 'react'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { unpackLog } from '../following/packed-log.ts'
import type { PackedLog } from '../following/relay.ts'
import { LONGEST, type RecordedFile, readRecordedFile, readRecordedText } from '../recorded-file.ts'
import { continued, type GrowingFile, growing } from './continuation.ts'
import type { Recorded } from './recorded-log.tsx'
import { type RecordedPages, openRecordedPage } from './recorded-page.ts'
import { useDroppedFile } from './use-dropped-file.ts'

export type Opening =
  | { is: 'waiting' }
  | { is: 'reading'; name: string }
  | { is: 'refused'; code: string; text: string }

/** The open log, and what became of the last file. `onOther`: a file takes the place of what is open, or it is closed. */
export function useRecorded(pages: RecordedPages, onOther: () => void) {
  const [recorded, setRecorded] = useState<Recorded | null>(null)
  const [opening, setOpening] = useState<Opening>({ is: 'waiting' })
  const shown = useRef<Recorded | null>(null)
  const openings = useRef(0)
  /** The log that another device shows, while it is open. */
  const followed = useRef<GrowingFile | null>(null)

  const show = (next: Recorded | null) => {
    if (shown.current?.page !== next?.page) shown.current?.page.close()
    shown.current = next
    startTransition(() => setRecorded(next))
  }
  const showFile = async (file: RecordedFile) => {
    const page = await openRecordedPage(file.opened, pages)
    openings.current += 1
    show({ id: openings.current, file, page })
  }
  /** Rejects with the reason why a file is refused; what is open stays open then. */
  const open = async (chosen: File) => {
    await showFile(await readRecordedFile(chosen))
    followed.current = null
    onOther()
  }
  const close = () => {
    followed.current = null
    onOther()
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
  /** The newest log of another device: the open one grows, unless this is another one. */
  const onFollowed = async (packed: PackedLog) => {
    const file = readRecordedText('Phone, live', await unpackLog(packed, LONGEST))
    const before = followed.current
    const grown = before && continued(before, file)
    followed.current = grown ?? growing(file)
    if (!before || !grown || !shown.current) return showFile(followed.current)
    const { history } = grown.opened
    if (history !== before.opened.history) shown.current.page.renew(history)
    show({ ...shown.current, file: grown })
  }
  useDroppedFile((file) => void attempt(file))
  return { recorded, opening, open, close, attempt, onFollowed }
}
