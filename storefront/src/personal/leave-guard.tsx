import { useShop } from '@leaflog/react'
import { useBlocker } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './leave-guard.module.css'

/** Asks before changes that are not saved are left behind; who is signed out has nothing left to save. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const shop = useShop()
  const holds = () => unsaved && shop.getState().session.view.isSignedIn
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => holds() && current.pathname !== next.pathname,
    enableBeforeUnload: holds,
    withResolver: true,
  })
  return (
    <Sheet
      open={leaving.status === 'blocked'}
      onClose={() => leaving.reset?.()}
      side="center"
      title="Leave without saving?"
      footer={
        <div className={styles.ways}>
          <Button onClick={() => leaving.reset?.()}>Stay here</Button>
          <Button variant="secondary" onClick={() => leaving.proceed?.()}>
            Leave without saving
          </Button>
        </div>
      }
    >
      <p>What you changed on this page is not saved yet.</p>
    </Sheet>
  )
}
