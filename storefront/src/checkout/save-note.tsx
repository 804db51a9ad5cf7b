import { useCommerceCart } from '@leaflog/react'
import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { Icon } from '../ui/icon.tsx'
import styles from './save-note.module.css'
import type { Saving } from './use-saving.ts'

const notes = {
  idle: null,
  saving: { icon: LoaderCircle, text: 'Saving…' },
  saved: { icon: Check, text: 'Saved' },
  kept: { icon: CloudOff, text: 'Kept. Sent when you are back online.' },
} as const

/** Whether the server has what was chosen; what it refused is said below the choices, by `SaveProblem`. */
export function SaveNote({ saving }: { saving: Saving }) {
  const { status, waiting } = useCommerceCart()
  // What was kept has been sent since.
  const isSent = saving.state === 'kept' && status !== 'offline' && waiting === 0
  const state = isSent ? 'saved' : saving.state
  const note = notes[state]
  return (
    <span role="status" className={styles.note} data-state={state}>
      {note && (
        <>
          <Icon icon={note.icon} size={16} />
          {note.text}
        </>
      )}
    </span>
  )
}

export function SaveProblem({ saving: { problem } }: { saving: Saving }) {
  return (
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  )
}
