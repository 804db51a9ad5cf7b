import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { sentenceOf } from '../../../shared/page/sentence.ts'

type Props = {
  /** Rejects if the code does not work. Nothing is shown if the signal is aborted meanwhile. */
  join: (code: string, signal: AbortSignal) => Promise<void>
  onClose: () => void
}

/** Asks for the other device's code, and says what it will see and until when. */
export function ShowLiveDialog({ join, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [closing] = useState(() => new AbortController())
  const [code, setCode] = useState('')
  const [isJoining, setIsJoining] = useState(false)
  const [refusal, setRefusal] = useState('')
  const digits = code.replaceAll(/\D/g, '')
  useEffect(() => dialog.current?.showModal(), [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsJoining(true)
    setRefusal('')
    join(digits, closing.signal).then(
      () => {
        dialog.current?.close()
        // Its event comes later, and not at all if the panel has taken the dialog away by then.
        onClose()
      },
      (error: unknown) => {
        setIsJoining(false)
        setRefusal(sentenceOf(error).text)
        field.current?.select()
      },
    )
  }
  return (
    <dialog
      ref={dialog}
      className="tm-dialog"
      aria-labelledby={id}
      onClose={() => {
        closing.abort()
        onClose()
      }}
    >
      <h3 id={id}>Show this visit live</h3>
      <p>
        Whoever shows you a code at <b>/dev/replay</b> sees what this browser has recorded in the shop, so far and from
        now on, in all of its tabs. Names, addresses and the like are replaced on this device before anything is sent;
        what is personal in a text that you typed may remain.
      </p>
      <p>It ends when you press Stop, close this panel or leave the page.</p>
      <form className="tm-line" onSubmit={onSubmit}>
        <label className="tm-field">
          Code
          <input
            ref={field}
            className="tm-code"
            inputMode="numeric"
            autoComplete="off"
            placeholder="000 000"
            maxLength={7}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
        <button type="submit" className="tm-button tm-strong" disabled={isJoining || digits.length !== 6}>
          Show my log
        </button>
        <button type="button" className="tm-button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </form>
      <p role="alert" className="tm-refused">
        {refusal}
      </p>
    </dialog>
  )
}
