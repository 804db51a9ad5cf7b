import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Notice } from '../live-notice.tsx'
import { Panel } from '../panel.tsx'
import { type RecordedFile, sourceOf } from '../recorded-file.ts'
import type { Journey, Travel } from '../use-travel.ts'
import { ComparedPages } from './compared-pages.tsx'
import type { RecordedMoment, RecordedPage } from './recorded-page.ts'
import { RecordedShop } from './recorded-shop.tsx'

/** An open log: its file, and the page that shows it. */
export type Recorded = {
  /** Of this opening. */
  id: number
  file: RecordedFile
  page: RecordedPage
}

type Props = {
  recorded: Recorded
  host: HTMLElement
  open: (file: File) => Promise<void>
  close: () => void
  /** Null while the log comes from no other device. */
  notice: Notice | null
  isFollowed: boolean
  /** A file was dropped on a page in a frame. */
  onDropped: (file: File) => void
}

/** The page at the selected moment, or two pages side by side, and the panel over it. */
export function RecordedLog({ recorded: { file, page }, host, open, close, notice, isFollowed, onDropped }: Props) {
  const source = { ...sourceOf(file), open, close }
  const { travel, moment } = useRecordedTravel(file, page)
  const [pinned, pin] = useState<number | null>(null)
  const comparison = { pinned, pin, stop: () => pin(null) }
  return (
    <>
      {pinned === null ? (
        <RecordedShop page={page} />
      ) : (
        <ComparedPages file={file} pinned={pinned} moment={moment} onDropped={onDropped} />
      )}
      {createPortal(
        <Panel
          source={source}
          travel={travel}
          isRecording
          comparison={comparison}
          notice={notice}
          isFollowed={isFollowed}
          onClose={close}
        />,
        host,
      )}
    </>
  )
}

/** The page is always in the past, at the selected moment; there is nothing to return to and nothing to continue. */
function useRecordedTravel(
  { text, opened: { history } }: RecordedFile,
  page: RecordedPage,
): { travel: Travel; moment: RecordedMoment } {
  const [moment, setMoment] = useState<RecordedMoment>({ seq: history.last, tab: history.recording.tab })
  const { seq } = moment
  const journey: Journey = { kind: 'past', seq, at: seq < history.first ? 0 : history.event(seq).at }
  const travel: Travel = {
    journey,
    look: () => undefined,
    scrub: (_history, next, seenBy) => {
      page.show(history, next, seenBy)
      setMoment({ seq: next, tab: seenBy })
    },
    branch: () => Promise.resolve(),
    back: () => Promise.resolve(),
    text: () => Promise.resolve(text),
  }
  return { travel, moment }
}
