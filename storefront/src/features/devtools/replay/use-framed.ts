import type { History } from '@leaflog/core/time-machine'
import { startTransition, useEffect, useState } from 'react'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { readRecordedFile } from '../recorded-file.ts'
import { type FromFrame, readMessage, toFrame } from './frame-messages.ts'
import { type RecordedMoment, type RecordedPage, type RecordedPages, openRecordedPage } from './recorded-page.ts'
import { useDroppedFile } from './use-dropped-file.ts'

export type Framed = { is: 'waiting' } | { is: 'shown'; page: RecordedPage } | { is: 'refused'; text: string }

const tell = (message: FromFrame) => parent.postMessage(message, location.origin)

/** The page of the log and the moment that the surrounding page sends. */
export function useFramed(pages: RecordedPages): Framed {
  const [framed, setFramed] = useState<Framed>({ is: 'waiting' })
  useDroppedFile((file) => tell({ kind: 'dropped', file }))
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    let wanted: RecordedMoment | null = null
    let page: RecordedPage | null = null
    let history: History | null = null
    /** A moment that the log does not have comes with a longer log. */
    const show = ({ seq, tab }: RecordedMoment) => {
      if (history !== null && seq <= history.last) page?.show(history, seq, tab)
    }
    const open = async (file: File, moment: RecordedMoment) => {
      const { opened } = await readRecordedFile(file)
      const ready = await openRecordedPage(opened, pages, moment)
      if (signal.aborted) return ready.close()
      page?.close()
      page = ready
      history = opened.history
      // Another moment may have been selected meanwhile.
      if (wanted !== null) show(wanted)
      startTransition(() => setFramed({ is: 'shown', page: ready }))
    }
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readMessage(event, { schema: toFrame, origin: location.origin, source: parent })
      if (message === null) return
      wanted = { seq: message.seq, tab: message.tab }
      if (message.kind === 'moment') show(wanted)
      else
        open(message.file, wanted).catch((error: unknown) => setFramed({ is: 'refused', text: sentenceOf(error).text }))
    }
    addEventListener('message', onMessage, { signal })
    tell({ kind: 'ready' })
    return () => {
      listeners.abort()
      page?.close()
    }
  }, [pages])
  return framed
}
