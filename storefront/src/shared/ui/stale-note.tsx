import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './stale-note.module.css'
import { useOnline } from './use-online.ts'

/** Above earlier data: why it may be outdated, and a button to retry. */
export function StaleNote({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('common')
  const online = useOnline()
  if (online && !failed) return null
  return (
    <div role="status" className={styles.note}>
      <Icon icon={CloudOff} />
      <p>{t(online ? 'stale.failed' : 'stale.offline')}</p>
      {online && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('error.again')}
        </Button>
      )}
    </div>
  )
}
