import { addLabel } from '@leaflog/core'
import { firstChoice, priceOf, stockOf, type ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search'
import { useShop, useView } from '@leaflog/react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './add-button.module.css'
import { sentenceOf } from './sentence.ts'

/** Every label the button can show (4b.1, 4b.2, 8.3, 8.4). All of them are laid out, so that its width never changes. */
const labels = ['Add to Cart', '...', 'In Cart', 'Cart Limit Reached!', 'Action cancelled', 'Sold out'] as const

export type AddButtonProps = {
  product: ListedProduct
  option: string | null
  mode: ShoppingMode
  /** How many to add to what is in the cart already. */
  quantity?: number
}

/** Puts a product into the cart. What it says comes from the cart's state, so all tabs say the same. */
export function AddButton({ product, option, mode, quantity = 1 }: AddButtonProps) {
  const shop = useShop()
  const productId = product.product_id
  const state = useView(({ orderingCart }) => addLabel(orderingCart.view, productId, option ?? ''))
  const held = useView(
    ({ orderingCart }) =>
      orderingCart.view.lines.find((line) => line.productId === productId && line.option === option)?.quantity ?? 0,
  )
  const variant = product.variants.find((one) => one.option === option) ?? firstChoice(product, mode)
  const soldOut = variant === null || priceOf(variant, mode) === null || stockOf(product, variant.option) <= 0
  const shown = soldOut ? 'Sold out' : state
  const working = shown === '...'
  const add = () => {
    if (working || option === null) return
    shop.orderingCart
      .add({ productId, option, quantity: held + quantity, product })
      .catch((error: unknown) => shop.ui.toast({ type: 'danger', text: sentenceOf(error), fixed: true }))
  }
  return (
    <Button
      wide
      size="small"
      className={classes(styles.add, styles[looks[shown]])}
      disabled={soldOut}
      aria-disabled={working || undefined}
      onClick={add}
    >
      <span className={styles.labels} aria-live="polite">
        {labels.map((label) => (
          <span
            key={label}
            className={classes(styles.label, label === shown && styles.shown)}
            aria-hidden={label !== shown}
          >
            {label}
          </span>
        ))}
      </span>
      <VisuallyHidden>
        {' '}
        {product.name}, {option ?? 'no weight'}
        {held > 0 && `, ${held} in your cart`}
      </VisuallyHidden>
    </Button>
  )
}

const looks = {
  'Add to Cart': 'ready',
  '...': 'working',
  'In Cart': 'done',
  'Cart Limit Reached!': 'limit',
  'Action cancelled': 'limit',
  'Sold out': 'ready',
} as const
