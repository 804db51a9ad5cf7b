import { ShopProvider } from '@leaflog/react'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Panel } from '../panel.tsx'
import { type RecordedFile, sourceOf } from '../recorded-file.ts'
import { RecordingContext } from '../recording-context.ts'
import type { Journey, Travel } from '../use-travel.ts'
import type { RecordedPage } from './recorded-page.ts'

/** An open log: its file, and the page that shows it. */
export type Recorded = {
  /** Of this opening. */
  id: number
  file: RecordedFile
  page: RecordedPage
}

type Props = { recorded: Recorded; host: HTMLElement; open: (file: File) => Promise<void>; close: () => void }

/** The page at the selected moment, and the panel over it. */
export function RecordedLog({ recorded: { file, page }, host, open, close }: Props) {
  const source = { ...sourceOf(file), open, close }
  const travel = useRecordedTravel(file, page)
  return (
    <>
      <RecordingContext value>
        <ShopProvider shop={page.shop}>
          <RouterProvider router={page.router} />
        </ShopProvider>
      </RecordingContext>
      {createPortal(<Panel source={source} travel={travel} isRecording onClose={close} />, host)}
    </>
  )
}

/** The page is always in the past, at the selected moment; there is nothing to return to and nothing to continue. */
function useRecordedTravel({ text, opened: { history } }: RecordedFile, page: RecordedPage): Travel {
  const momentAt = (seq: number): Journey => ({
    kind: 'past',
    seq,
    at: seq < history.first ? 0 : history.event(seq).at,
  })
  const [journey, setJourney] = useState(() => momentAt(history.last))
  return {
    journey,
    look: () => undefined,
    scrub: (_history, seq, tab) => {
      page.show(seq, tab)
      setJourney(momentAt(seq))
    },
    branch: () => Promise.resolve(),
    back: () => Promise.resolve(),
    text: () => Promise.resolve(text),
  }
}
