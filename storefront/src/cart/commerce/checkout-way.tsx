import { useCommerceCart, useSession } from '@leaflog/react'
import { useId } from 'react'
import { useAuthModal } from '../../rewards/auth/use-auth-modal.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { blockersOf } from './blockers.ts'
import styles from './checkout-way.module.css'

export type CheckoutWayProps = { onLeave?: () => void; onSignedIn?: () => void }

/** The way to checkout (2b.8); where there is none yet, why, and what can be done about it. */
export function CheckoutWay({ onLeave, onSignedIn }: CheckoutWayProps) {
  const id = useId()
  const cart = useCommerceCart()
  const { isSignedIn } = useSession()
  const openAuthModal = useAuthModal()
  const blockers = blockersOf(cart)
  if (blockers.length === 0) {
    return (
      <AppLink href="/checkout" className={buttonClass({ wide: true })} onClick={onLeave}>
        Check out
      </AppLink>
    )
  }
  const wantsCard = !isSignedIn && cart.regulations?.medical_id_status === 'MISSING'
  return (
    <div className={styles.way}>
      <ul id={`${id}-why`} className={styles.why}>
        {blockers.map((blocker) => (
          <li key={blocker}>{blocker}</li>
        ))}
      </ul>
      {wantsCard && (
        <Button variant="secondary" wide onClick={() => openAuthModal(() => onSignedIn?.())}>
          Sign In
        </Button>
      )}
      <Button wide aria-disabled aria-describedby={`${id}-why`} className={styles.closed}>
        Check out
      </Button>
    </div>
  )
}
