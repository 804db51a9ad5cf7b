import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useOnline } from '../../../shared/ui/use-online.ts'
import styles from './waiting-note.module.css'

export type WaitingNoteProps = {
  /** Whether changes wait for the network. */
  away: boolean
  /** How many changes wait. */
  waiting: number
}

/** Says that the connection is lost, and that changes are kept (I11). */
export function WaitingNote({ away, waiting }: WaitingNoteProps) {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const online = useOnline()
  if (!away && online) return null
  const why = online ? 'unreachable' : 'offline'
  return (
    <div role="status" className={styles.note}>
      <Icon icon={CloudOff} />
      <p>
        {waiting > 0 ? t(`waiting.${why}Counting`, { count: waiting, number: number(waiting) }) : t(`waiting.${why}`)}
      </p>
    </div>
  )
}
