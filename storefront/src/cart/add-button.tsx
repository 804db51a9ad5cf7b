import { addLabel, LABELS, type LineFacts } from '@leaflog/core'
import { firstChoice, priceOf, stockOf, type ShoppingMode } from '@leaflog/core/catalogue'
import type { Variant } from '@leaflog/core/wire/ordering'
import type { ListedProduct } from '@leaflog/core/wire/search'
import { useShop, useView } from '@leaflog/react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './add-button.module.css'
import { useCartAttempt } from './use-cart-attempt.ts'

const soldOutLabel = 'Sold out'

/** Every label the button can show (4b.1, 4b.2, 8.3, 8.4). All of them are laid out, so that its width never changes. */
const labels = [...Object.values(LABELS), soldOutLabel] as const

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
  const attempt = useCartAttempt()
  const productId = product.product_id
  const state = useView(({ orderingCart }) => addLabel(orderingCart.view, productId, option ?? ''))
  const held = useView(
    ({ orderingCart }) =>
      orderingCart.view.lines.find((line) => line.productId === productId && line.option === option)?.quantity ?? 0,
  )
  const variant = product.variants.find((one) => one.option === option) ?? firstChoice(product, mode)
  const soldOut = variant === null || priceOf(variant, mode) === null || stockOf(product, variant.option) <= 0
  const shown = soldOut ? soldOutLabel : state
  const working = shown === LABELS.working
  const add = () => {
    if (working || variant === null || option === null) return
    attempt(
      shop.orderingCart.add({ productId, option, quantity: held + quantity, facts: factsOf(product, variant, mode) }),
    )
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
  [LABELS.add]: 'ready',
  [LABELS.working]: 'working',
  [LABELS.added]: 'done',
  [LABELS.limit]: 'limit',
  [LABELS.cancelled]: 'limit',
  [soldOutLabel]: 'ready',
} as const

/** What the new line shows until the server has answered. */
const factsOf = (product: ListedProduct, variant: Variant, mode: ShoppingMode): LineFacts => ({
  name: product.name,
  brand: product.brand.name,
  category: product.category,
  image: product.image,
  strainType: product.strain_type,
  price: priceOf(variant, mode)?.regular ?? 0,
})
