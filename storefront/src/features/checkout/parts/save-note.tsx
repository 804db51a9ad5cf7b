import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { useChannel } from './channel.ts'
import styles from './save-note.module.css'
import type { Saving } from './use-saving.ts'

const icons = { saving: LoaderCircle, saved: Check, kept: CloudOff } as const

/** Whether the choice is saved; a refusal is shown below the choices, by `SaveProblem`. */
export function SaveNote({ saving }: { saving: Saving }) {
  const { t } = useTranslation('checkout')
  const { status, waiting } = useChannel()
  // The change that waited for the network was sent.
  const isSent = saving.state === 'kept' && status !== 'offline' && waiting === 0
  const state = isSent ? 'saved' : saving.state
  return (
    <span role="status" className={styles.note} data-state={state}>
      {state !== 'idle' && (
        <>
          <Icon icon={icons[state]} size={16} />
          {t(`saving.${state}`)}
        </>
      )}
    </span>
  )
}

export function SaveProblem({ saving: { problem } }: { saving: Saving }) {
  const sentence = useMessage()
  return (
    <p role="alert" className={styles.problem}>
      {problem && sentence(problem)}
    </p>
  )
}
