import { useCommerceCart, useSession } from '@leaflog/react'
import { useId } from 'react'
import { useAuthModal } from '../../rewards/auth/use-auth-modal.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { blockersOf } from './blockers.ts'
import { classes } from '../../ui/classes.ts'
import styles from './checkout-way.module.css'

export type CheckoutWayProps = {
  /** Where there is little room: the first reason, and how many more there are. */
  brief?: boolean
  onLeave?: () => void
  onSignedIn?: () => void
}

/** The way to checkout (2b.8); where there is none yet, why, and what can be done about it. */
export function CheckoutWay({ brief = false, onLeave, onSignedIn }: CheckoutWayProps) {
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
  const shown = brief ? blockers.slice(0, 1) : blockers
  const more = blockers.length - shown.length
  return (
    <div className={classes(styles.way, brief && styles.brief)}>
      <ul id={`${id}-why`} className={styles.why}>
        {shown.map((blocker) => (
          <li key={blocker}>{blocker}</li>
        ))}
        {more > 0 && <li>{more === 1 ? 'One more thing is' : `${more} more things are`} in the way: see your cart.</li>}
      </ul>
      {wantsCard && (
        <Button variant="secondary" wide className={styles.signIn} onClick={() => openAuthModal(() => onSignedIn?.())}>
          Sign In
        </Button>
      )}
      <Button wide aria-disabled aria-describedby={`${id}-why`} className={styles.closed}>
        Check out
      </Button>
    </div>
  )
}
