import { useState } from 'react'
import type { RecordedFile } from '../recorded-file.ts'
import { momentName } from '../words.ts'
import { BareDocument } from './bare-document.tsx'
import { MomentFrame } from './moment-frame.tsx'
import type { RecordedMoment } from './recorded-page.ts'

type Props = {
  file: RecordedFile
  pinned: number
  /** The selected moment. */
  moment: RecordedMoment
  onDropped: (file: File) => void
}

/**
 * The shop at two moments, side by side; on a phone one at a time. Each page has a frame, and with it a document of its
 * own: its width, styles, focus and dialogs are independent of the other’s.
 */
export function ComparedPages({ file, pinned, moment: { seq, tab }, onDropped }: Props) {
  const [onPhone, setOnPhone] = useState('B')
  const moments = [
    { mark: 'A', seq: pinned },
    { mark: 'B', seq },
  ]
  return (
    <BareDocument title="Two moments">
      <main className="tm-compared" data-on-phone={onPhone}>
        <h1 className="tm-hidden">Two moments side by side</h1>
        <div role="group" aria-label="Shown moment" className="tm-switch">
          {moments.map(({ mark, seq: at }) => (
            <button
              key={mark}
              type="button"
              className="tm-button"
              aria-pressed={mark === onPhone}
              onClick={() => setOnPhone(mark)}
            >
              {mark} · event {at}
            </button>
          ))}
        </div>
        {moments.map(({ mark, seq: at }) => (
          <MomentFrame
            key={mark}
            mark={mark}
            name={momentName(file.opened.history, at)}
            file={file}
            moment={{ seq: at, tab }}
            onDropped={onDropped}
          />
        ))}
      </main>
    </BareDocument>
  )
}
