import type { OrderingCartView } from '@leaflog/core'
import { useOrderingCart, useShop } from '@leaflog/react'
import { modeLabel } from '../../catalogue/format.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './new-cart-prompt.module.css'
import { useCartAttempt } from '../use-cart-attempt.ts'

type Place = NonNullable<OrderingCartView['prompt']>['from']

const placeName = ({ storeName, mode }: Place) =>
  `${storeName ?? 'Another dispensary'}, ${modeLabel(mode).toLowerCase()}`

/** 4b.6: a cart belongs to one store and one pricing type; going on elsewhere means a new cart. */
export function NewCartPrompt() {
  const shop = useShop()
  const attempt = useCartAttempt()
  const { status, prompt, count } = useOrderingCart()
  if (status !== 'askingNewCart' || prompt === null) return null
  const decline = () => attempt(shop.orderingCart.declineNewCart())
  return (
    <Sheet open onClose={decline} title={prompt.question} side="center">
      <div className={styles.prompt}>
        <dl className={styles.carts}>
          <div>
            <dt>Your cart</dt>
            <dd>{placeName(prompt.from)}</dd>
          </div>
          <div>
            <dt>This product</dt>
            <dd>{placeName(prompt.to)}</dd>
          </div>
        </dl>
        <p>
          A cart belongs to one dispensary and one menu. A new cart starts with this product
          {count > 0 && <> and the {count === 1 ? 'item' : `${count} items`} in your cart now will be gone</>}.
        </p>
        <div className={styles.buttons}>
          <Button onClick={() => attempt(shop.orderingCart.acceptNewCart())}>Yes, create a new cart</Button>
          <Button variant="secondary" onClick={decline}>
            No, keep my cart
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
