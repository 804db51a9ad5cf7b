import { useDispensary, useOrderingCart } from '@leaflog/react'
import { modeLabel } from '../../catalogue/format.ts'
import styles from './cart-owner.module.css'

/** Which store and mode the cart belongs to, and plainly so when the visitor shops elsewhere now (4b.6). */
export function CartOwner() {
  const { place, elsewhere } = useOrderingCart()
  const { chosen, mode } = useDispensary()
  if (place === null) return null
  return (
    <div className={styles.owner}>
      <p>
        {place.storeName === null ? 'Your cart' : <b>{place.storeName}</b>}, {modeLabel(place.mode).toLowerCase()}
      </p>
      {elsewhere && chosen !== null && (
        <p className={styles.elsewhere}>
          You are shopping at {chosen.store_name}, {modeLabel(mode).toLowerCase()} now. Adding from there asks for a new
          cart.
        </p>
      )}
    </div>
  )
}
