import { errors } from '@leaflog/core'
import { useStorage } from '@leaflog/react'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import styles from './storage-notice.module.css'

/** Says what became of what this browser saves, when it is not as it should be (I7, I8). */
export function StorageNotice() {
  const { problem, readOnly } = useStorage()
  const hydrated = useHydrated()
  const code = readOnly ? 'READ_ONLY' : problem
  if (!hydrated || code === null) return null
  return (
    <div role="status" className={styles.notice}>
      <p>{errors[code]}</p>
      {readOnly && (
        <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
          Reload
        </Button>
      )}
    </div>
  )
}
