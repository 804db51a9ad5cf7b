import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import styles from './confirm-sheet.module.css'

type ConfirmSheetProps = {
  open: boolean
  title: string
  /** What will happen to it. */
  children: ReactNode
  /** Label of the button: "Delete the address". */
  action: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is deleted permanently. */
export function ConfirmSheet({ open, title, children, action, busy, onConfirm, onClose }: ConfirmSheetProps) {
  const { t } = useTranslation('account')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="center"
      title={title}
      footer={
        <div className={styles.ways}>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="secondary" aria-disabled={busy} aria-busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      }
    >
      {children}
    </Sheet>
  )
}
