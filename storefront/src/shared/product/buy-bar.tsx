import type { ReactNode } from 'react'
import { Stepper } from './stepper.tsx'
import { Price } from '../ui/price.tsx'
import styles from './buy-bar.module.css'

export type BuyBarProps = {
  /** Cents for one; null if there is no price, and then `none` says why. */
  price: { readonly regular: number; readonly final: number } | null
  none: string
  /** Beside the price: the size, or the remaining stock. */
  note: ReactNode
  /** What the quantity counts, for screen readers. */
  of: string
  quantity: number
  most: number
  /** Why there can be no more than `most`. */
  reason?: string | null
  onQuantity: (quantity: number) => void
  /** The button. */
  action: ReactNode
}

/** Price, quantity and the button; on phones a bar at the bottom of the screen. */
export function BuyBar({ price, none, note, of, quantity, most, reason = null, onQuantity, action }: BuyBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        {price === null ? (
          <span className={styles.none}>{none}</span>
        ) : (
          <>
            <Price cents={price.final * quantity} was={price.regular * quantity} />
            <span className={styles.per}>{note}</span>
          </>
        )}
      </p>
      <div className={styles.quantity}>
        <Stepper quantity={quantity} of={of} max={Math.max(1, most)} reason={reason} onChange={onQuantity} />
      </div>
      {action}
    </div>
  )
}
