import { modeOf } from '@leaflog/core/catalogue'
import type { PricingType } from '@leaflog/core/wire/ordering'
import { useOrderingCart, useShop } from '@leaflog/react'
import { modeLabel } from '../catalogue/format.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './new-cart-prompt.module.css'
import { sentenceOf } from './sentence.ts'

const modeName = (type: PricingType) => modeLabel(modeOf(type)).toLowerCase()

/** 4b.6: a cart belongs to one store and one pricing type; going on elsewhere means a new cart. */
export function NewCartPrompt() {
  const shop = useShop()
  const { status, prompt, count } = useOrderingCart()
  if (status !== 'askingNewCart' || prompt === null) return null
  const tell = (error: unknown) => shop.ui.toast({ type: 'danger', text: sentenceOf(error), fixed: true })
  const decline = () => {
    shop.orderingCart.declineNewCart().catch(tell)
  }
  return (
    <Sheet open onClose={decline} title={prompt.question} side="center">
      <div className={styles.prompt}>
        <dl className={styles.carts}>
          <div>
            <dt>Your cart</dt>
            <dd>
              {prompt.from.storeName}, {modeName(prompt.from.pricingType)}
            </dd>
          </div>
          <div>
            <dt>This product</dt>
            <dd>
              {prompt.to.storeName}, {modeName(prompt.to.pricingType)}
            </dd>
          </div>
        </dl>
        <p>
          A cart belongs to one dispensary and one menu. A new cart starts with this product
          {count > 0 && <> and the {count === 1 ? 'item' : `${count} items`} in your cart now will be gone</>}.
        </p>
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              shop.orderingCart.acceptNewCart().catch(tell)
            }}
          >
            Yes, create a new cart
          </Button>
          <Button variant="secondary" onClick={decline}>
            No, keep my cart
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
