import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './sheet.module.css'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The edge it slides from; "center" is a dialog in the middle. */
  side?: 'right' | 'left' | 'center'
  footer?: ReactNode
  children: ReactNode
}

/** A side panel or modal on the native dialog: the browser traps the focus and returns it on closing. */
export function Sheet({ open, onClose, title, side = 'right', footer, children }: SheetProps) {
  const { t } = useTranslation('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (element === null || element.open === open) return
    if (open) {
      opener.current = document.activeElement
      element.showModal()
    } else element.close()
  }, [open])
  useEffect(
    () => () => {
      // If it unmounts while open, the browser does not return the focus.
      const before = opener.current
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    },
    [],
  )
  return (
    <dialog
      ref={dialog}
      className={classes(styles.sheet, styles[side])}
      aria-labelledby={heading}
      // The state decides what is open; Escape only requests closing.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={t('modal.close')}>
            <Icon icon={X} />
          </button>
        </header>
        <div className={styles.content}>{open && children}</div>
        {open && footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}
