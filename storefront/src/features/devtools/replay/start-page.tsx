import { FileUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Opening } from './use-recorded.ts'

type Props = {
  opening: Opening
  onOpen: (file: File) => void
  takesFocus: boolean
  /** Other sources. */
  children: ReactNode
}

/** Where a log comes from: dropped, chosen or pasted. */
export function StartPage({ opening, onOpen, takesFocus, children }: Props) {
  const [pasted, setPasted] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <main className="tm-start">
      <h1 ref={heading} tabIndex={-1}>
        Replay a log
      </h1>
      <p>
        Open a session that was exported with <b>Export log</b> or <b>Export redacted</b>: its events, its states, and
        the shop as it was at each of them. The file stays in this browser, and nothing of it is sent anywhere or kept.
        Your own log is not opened.
      </p>
      <label className="tm-drop">
        <Icon icon={FileUp} size={28} />
        <span>
          Drop a <code>.jsonl</code> file anywhere on this page, or <span className="tm-choose">choose one</span>
        </span>
        <input
          type="file"
          accept=".jsonl,.json,.txt"
          aria-label="Choose a log"
          className="tm-hidden"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) onOpen(chosen)
            target.value = ''
          }}
        />
      </label>
      <form
        className="tm-paste"
        onSubmit={(event) => {
          event.preventDefault()
          onOpen(new File([pasted], 'pasted.jsonl'))
        }}
      >
        <label htmlFor="tm-pasted">Or paste its text</label>
        <textarea
          id="tm-pasted"
          rows={4}
          spellCheck={false}
          autoComplete="off"
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        <button type="submit" className="tm-button tm-strong" disabled={pasted.trim() === ''}>
          Open the text
        </button>
      </form>
      <p role="status">{opening.is === 'reading' && `Reading ${opening.name} …`}</p>
      <p role="alert" className="tm-refused">
        {opening.is === 'refused' && (
          <>
            {opening.text} <code>{opening.code}</code>
          </>
        )}
      </p>
      {children}
    </main>
  )
}
