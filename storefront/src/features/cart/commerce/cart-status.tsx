import { useCommerceCart, useShop } from '@leaflog/react'
import { CircleCheck, CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useOnline } from '../../../shared/ui/use-online.ts'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { CartIssues } from '../parts/cart-issues.tsx'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import styles from './cart-status.module.css'

/** Connection problems that affect changes of the cart. */
function OfflineNote() {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const { status, waiting } = useCommerceCart()
  const online = useOnline()
  if (status !== 'offline' && online) return null
  return (
    <div role="status" className={styles.offline}>
      <Icon icon={CloudOff} />
      <p>
        {online ? t('unreachable') : t('offline')}
        {waiting > 0 && <b className={styles.waiting}> {t('unsent', { count: waiting, number: number(waiting) })}</b>}
      </p>
    </div>
  )
}

/** 4c.4: confirms a change for four seconds. It overlays the page, so that nothing moves. */
function Banner() {
  const sentence = useMessage()
  const { banner, bannerMeaning } = useCommerceCart()
  return (
    <div role="status" className={styles.host}>
      {banner !== null && (
        <p className={styles.banner}>
          <Icon icon={CircleCheck} size={18} />
          {sentence(banner, bannerMeaning)}
        </p>
      )}
    </div>
  )
}

/** Messages about the whole cart, above its lines. `asking`: a form is waiting, and shows its own refusal. */
export function CartStatus({ asking = false }: { asking?: boolean }) {
  const { t } = useTranslation('cart')
  const sentence = useMessage()
  const shop = useShop()
  const attempt = useCartAttempt()
  const { status, problem, issues } = useCommerceCart()
  return (
    <>
      <VisuallyHidden role="status">{status === 'working' ? t('updating') : ''}</VisuallyHidden>
      <Banner />
      <OfflineNote />
      {problem !== null && !asking && (
        <p className={styles.problem} role="alert">
          {sentence(problem.sentence, problem.meaning)}
        </p>
      )}
      <CartIssues issues={issues} onDismiss={() => attempt(shop.commerceCart.dismissProblem())} />
    </>
  )
}
