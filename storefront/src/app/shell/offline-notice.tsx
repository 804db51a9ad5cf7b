import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { useOnline } from '../../shared/ui/use-online.ts'
import styles from './notice.module.css'

/** Says that there is no connection, and what works without one. */
export function OfflineNotice() {
  const { t } = useTranslation('common')
  const online = useOnline()
  const isShell = useRouteContext({ from: '__root__', select: (context) => context.isShell })
  const [isUnreachable, setUnreachable] = useState(isShell === true)
  useEffect(() => {
    const reconnected = () => setUnreachable(false)
    addEventListener('online', reconnected)
    return () => removeEventListener('online', reconnected)
  }, [])
  if (online && !isUnreachable) return null
  return (
    <div role="status" className={styles.notice}>
      <p>{t('offline.notice')}</p>
      {online && (
        // The server could not be reached, though the browser sees a network.
        <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
          {t('error.again')}
        </Button>
      )}
    </div>
  )
}
