import { useDispensary, useOrderingCart } from '@leaflog/react'
import { modeLabel } from '../catalogue/format.ts'
import styles from './cart-owner.module.css'

/** Which store and mode the cart belongs to, and plainly so when the visitor shops elsewhere now (4b.6). */
export function CartOwner() {
  const { owner } = useOrderingCart()
  const { chosen, mode } = useDispensary()
  if (owner === null) return null
  const elsewhere = chosen !== null && (owner.storeId !== chosen.store_id || owner.mode !== mode)
  return (
    <div className={styles.owner}>
      <p>
        <b>{owner.storeName}</b>, {modeLabel(owner.mode).toLowerCase()}
      </p>
      {elsewhere && (
        <p className={styles.elsewhere}>
          You are shopping at {chosen.store_name}, {modeLabel(mode).toLowerCase()} now. Adding from there asks for a new
          cart.
        </p>
      )}
    </div>
  )
}
