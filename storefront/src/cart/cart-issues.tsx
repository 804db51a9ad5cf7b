import { useOrderingCart, useShop } from '@leaflog/react'
import { Button } from '../ui/button.tsx'
import styles from './cart-issues.module.css'
import { useCartAttempt } from './use-cart-attempt.ts'

/** What could not be taken over into the customer's cart at sign-in (8.11), until it has been read. */
export function CartIssues() {
  const shop = useShop()
  const attempt = useCartAttempt()
  const { issues } = useOrderingCart()
  if (issues.length === 0) return null
  return (
    <div className={styles.issues} role="status">
      <ul className={styles.list}>
        {issues.map(({ title, text }) => (
          <li key={`${title}|${text}`}>
            {title !== '' && <b>{title}</b>} {text}
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" onClick={() => attempt(shop.orderingCart.dismissProblem())}>
        Got it
      </Button>
    </div>
  )
}
