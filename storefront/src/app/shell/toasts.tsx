import { useAttempt } from '../../shared/page/attempt.ts'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useShop, useUI } from '@leaflog/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { classes } from '../../shared/ui/classes.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import styles from './toasts.module.css'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../shared/i18n/use-message.ts'

const icons = { danger: CircleAlert, success: CircleCheck, warning: TriangleAlert } as const

type Toast = ReturnType<typeof useUI>['toasts'][number]

function ToastCard({ toast }: { toast: Toast }) {
  const shop = useShop()
  const attempt = useAttempt()
  const { t } = useTranslation('common')
  const text = useMessage()(toast.text)
  return (
    <div className={classes(styles.toast, styles[toast.type])}>
      <Icon icon={icons[toast.type]} />
      <p className={styles.words}>
        <strong className={styles.title}>{t(`toast.${toast.type}`)}</strong> {text}
      </p>
      {!toast.hideClose && (
        <button
          type="button"
          className={styles.close}
          aria-label={t('toast.close', { text })}
          onClick={() => attempt(shop.ui.dismissToast(toast.id))}
        >
          <Icon icon={X} size={18} />
        </button>
      )}
    </div>
  )
}

/**
 * Toasts (4e.3, 8.27): the state shows, hides and times them; the scroll distance is reported to it (9e.1). Danger
 * toasts interrupt a screen reader, the others wait. The region is a popover, so that it is above an open sidebar.
 */
export function Toasts() {
  const { toasts } = useUI()
  const shop = useShop()
  const attempt = useAttempt()
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = region.current
    if (element === null || toasts.length === 0) return
    // Showing it again puts it above everything opened since.
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [toasts])
  const newest = toasts.findLast(({ fixed }) => !fixed)?.id
  // Toasts that are not fixed appear at the top of the page (4e.3); a visitor who scrolls on has seen them (9e.1). The
  // distance is measured from the scroll position when the toast first became visible.
  useLayoutEffect(() => {
    if (newest === undefined) return
    let from = Math.max(0, scrollY)
    const measure = () => {
      const at = Math.max(0, scrollY)
      from = Math.min(from, at)
      attempt(shop.ui.scrolled(at - from))
    }
    addEventListener('scroll', measure, { passive: true })
    return () => removeEventListener('scroll', measure)
  }, [newest, shop, attempt])
  return (
    <div ref={region} popover="manual" className={styles.region}>
      <div role="alert">
        {toasts.map((toast) => toast.type === 'danger' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
      <div role="status">
        {toasts.map((toast) => toast.type !== 'danger' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </div>
  )
}
