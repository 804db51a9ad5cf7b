import { useShop } from '@leaflog/react'
import { useBlocker, useMatch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './leave-guard.module.css'

/** Asks before unsaved changes are discarded; a signed-out visitor has nothing to save. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation('account')
  const shop = useShop()
  const page = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const holds = () => unsaved && shop.getState().session.view.isSignedIn
  const leaving = useBlocker({
    // Only from this page: while the next one loads, the form is still here, and the question is answered.
    shouldBlockFn: ({ current, next }) => holds() && current.pathname === page && next.pathname !== page,
    enableBeforeUnload: holds,
    withResolver: true,
  })
  return (
    <Sheet
      open={leaving.status === 'blocked'}
      onClose={() => leaving.reset?.()}
      side="center"
      title={t('personal.leave')}
      footer={
        <div className={styles.ways}>
          <Button onClick={() => leaving.reset?.()}>{t('personal.stay')}</Button>
          <Button variant="secondary" onClick={() => leaving.proceed?.()}>
            {t('personal.go')}
          </Button>
        </div>
      }
    >
      <p>{t('personal.leaveText')}</p>
    </Sheet>
  )
}
