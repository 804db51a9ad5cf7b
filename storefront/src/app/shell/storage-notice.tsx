import { errors } from '@leaflog/core'
import { useStorage } from '@leaflog/react'
import { Button } from '../../shared/ui/button.tsx'
import { useHydrated } from '../../shared/ui/use-hydrated.ts'
import styles from './notice.module.css'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../shared/i18n/use-message.ts'

/** Explains problems with the data saved in this browser (I7, I8). */
export function StorageNotice() {
  const { problem, readOnly } = useStorage()
  const { t } = useTranslation('common')
  const sentence = useMessage()
  const hydrated = useHydrated()
  const code = readOnly ? 'READ_ONLY' : problem
  if (!hydrated || code === null) return null
  return (
    <div role="status" className={styles.notice}>
      <p>{sentence(errors[code])}</p>
      {(readOnly || code === 'LOG_PARKED') && (
        <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
          {t('layout.reload')}
        </Button>
      )}
    </div>
  )
}
