import { useEffect, useId, useRef } from 'react'
import type { CopiedTest } from './use-copied-test.ts'

type Props = { test: CopiedTest; onSave: (name: string, text: string) => void; onClose: () => void }

/** The test's text, to copy by hand. */
export function TestDialog({ test: { text, name }, onSave, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    field.current?.select()
  }, [])
  return (
    <dialog ref={dialog} className="tm-dialog" aria-labelledby={id} onClose={onClose}>
      <h3 id={id}>Copy as test</h3>
      <p>The clipboard cannot be written to here. Copy the text, or take it as a file.</p>
      <textarea ref={field} className="tm-text" aria-label={name} value={text} readOnly spellCheck={false} />
      <div className="tm-line">
        <button type="button" className="tm-button tm-strong" onClick={() => onSave(name, text)}>
          Save {name}
        </button>
        <button type="button" className="tm-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  )
}
