import { CloudOff } from 'lucide-react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './stale-note.module.css'
import { useOnline } from './use-online.ts'

/** Above what is known from before: why it may have changed since, and how to ask again. */
export function StaleNote({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const online = useOnline()
  if (online && !failed) return null
  return (
    <div role="status" className={styles.note}>
      <Icon icon={CloudOff} />
      <p>
        {online
          ? 'We could not ask for the latest figures. These are from before.'
          : 'You are offline. These are the figures from before; they are brought up to date when the connection is back.'}
      </p>
      {online && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
