import { useShop, useUI } from '@leaflog/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../shared/page/attempt.ts'
import styles from './search-layer.module.css'
import { SearchPanel } from './search-panel.tsx'

/** Search over the page (4e.1): a panel on desktops, the whole screen on phones. A native dialog traps the focus. */
export function SearchLayer() {
  const shop = useShop()
  const attempt = useAttempt()
  const { search: open } = useUI()
  const { t } = useTranslation('search')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  const close = () => attempt(shop.ui.close('search'))
  const title = t('box.title')
  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      aria-label={title}
      // The state decides what is open; Escape only requests closing.
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={() => {
        if (open) close()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className={styles.panel}>{open && <SearchPanel title={title} onClose={close} />}</div>
    </dialog>
  )
}
