import { useCommerceCart, useDispensary, useSession, useShop } from '@leaflog/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { useAuthModal } from '../../rewards/auth/use-auth-modal.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Button, buttonClass } from '../../../shared/ui/button.tsx'
import { blockersOf, wantsCard } from './blockers.ts'
import { classes } from '../../../shared/ui/classes.ts'
import styles from './checkout-link.module.css'

export type CheckoutLinkProps = {
  /** For narrow places: only the first reason, and how many more there are. */
  brief?: boolean
  onLeave?: () => void
  onSignedIn?: () => void
}

/** The link to checkout (2b.8); if it is blocked, the reasons and what to do about them. */
export function CheckoutLink({ brief = false, onLeave, onSignedIn }: CheckoutLinkProps) {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const sentence = useMessage()
  const id = useId()
  const cart = useCommerceCart()
  const { isSignedIn } = useSession()
  const openAuthModal = useAuthModal()
  const shop = useShop()
  const attempt = useAttempt()
  const { chosen } = useDispensary()
  const blockers = blockersOf(cart, t, sentence)
  if (blockers.length === 0) {
    return (
      <AppLink href="/checkout" className={buttonClass({ wide: true })} onClick={onLeave}>
        {t('checkOut')}
      </AppLink>
    )
  }
  const needsCard = wantsCard(cart, isSignedIn)
  const shown = brief ? blockers.slice(0, 1) : blockers
  const more = blockers.length - shown.length
  return (
    <div className={classes(styles.way, brief && styles.brief)}>
      <ul id={`${id}-why`} className={styles.why}>
        {shown.map((blocker) => (
          <li key={blocker}>{blocker}</li>
        ))}
        {more > 0 && <li>{t('blocked.more', { count: more, number: number(more) })}</li>}
      </ul>
      {needsCard && (
        <Button variant="secondary" wide className={styles.remedy} onClick={() => openAuthModal(() => onSignedIn?.())}>
          {t('signIn')}
        </Button>
      )}
      {needsCard && chosen?.modes.includes('RECREATIONAL') && (
        <Button
          variant="secondary"
          wide
          className={styles.remedy}
          onClick={() => attempt(shop.dispensary.chooseMode('RECREATIONAL'))}
        >
          {t('blocked.recreational')}
        </Button>
      )}
      <Button wide aria-disabled aria-describedby={`${id}-why`} className={styles.closed}>
        {t('checkOut')}
      </Button>
    </div>
  )
}
