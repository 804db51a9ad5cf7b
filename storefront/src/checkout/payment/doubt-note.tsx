import { LoaderCircle } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { useOnline } from '../../ui/use-online.ts'
import styles from './doubt-note.module.css'

/** Nobody knows yet whether there is an order: said plainly, and asked again by itself. */
export function DoubtNote() {
  const online = useOnline()
  return (
    <div role="alert" className={styles.note}>
      <Icon icon={LoaderCircle} />
      <p>
        {online
          ? 'We have not heard back yet. We are asking again; you will not be charged twice.'
          : 'We have not heard back yet, and you are offline. We ask again when you are back; you will not be charged twice.'}
      </p>
    </div>
  )
}
