/** The step that asks for payment, review and the order. @module */
import type { CheckoutCart } from '@leaflog/core'
import { useCheckout } from '@leaflog/react'
import { useChannel } from '../parts/channel.ts'
import styles from '../parts/checkout-page.module.css'
import { Billing } from './billing.tsx'
import { DoubtNote } from './doubt-note.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { Review } from './review.tsx'

/** Step 3 (3.4.3): payment method, billing address, and a review before the order. */
export function PaymentStep({ cart }: { cart: CheckoutCart }) {
  const { name } = useChannel()
  const { status } = useCheckout()
  const isPlacing = status === 'placing' || status === 'unsure'
  return (
    <>
      {status === 'unsure' && <DoubtNote />}
      {/* Nothing can be changed while the order is being placed. */}
      <div inert={isPlacing} className={styles.step}>
        <PaymentMethods cart={cart} />
        {name === 'commerce' && <Billing cart={cart} />}
        <Review cart={cart} />
      </div>
    </>
  )
}
