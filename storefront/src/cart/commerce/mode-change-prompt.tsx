import { useCommerceCart, useShop } from '@leaflog/react'
import { modeLabel } from '../../catalogue/format.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useCartAttempt } from '../use-cart-attempt.ts'
import styles from './mode-change-prompt.module.css'

/** 4c.5: what another shopping mode does not sell, before anything changes. Closing it keeps the mode. */
export function ModeChangePrompt() {
  const shop = useShop()
  const attempt = useCartAttempt()
  const { modeChange } = useCommerceCart()
  if (modeChange?.status !== 'asking') return null
  const { items, mode } = modeChange
  const decline = () => attempt(shop.commerceCart.declineModeChange())
  const current = modeLabel(mode === 'MEDICAL' ? 'RECREATIONAL' : 'MEDICAL').toLowerCase()
  const wanted = modeLabel(mode).toLowerCase()
  return (
    <Sheet open onClose={decline} title={`Change to ${wanted} shopping?`} side="center">
      <div className={styles.prompt}>
        <p>
          {items.length === 1 ? 'This item is' : 'These items are'} not sold in {wanted} mode and will be removed:
        </p>
        <ul className={styles.items}>
          {items.map(({ sku, name, quantity }) => (
            <li key={sku}>
              <span>{name}</span>
              <span className={styles.quantity}>{quantity} ×</span>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button onClick={decline}>Keep shopping {current}</Button>
          <Button variant="secondary" onClick={() => attempt(shop.commerceCart.acceptModeChange())}>
            Change and remove
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
