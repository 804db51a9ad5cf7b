import { priceOf, stockOf, type ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search'
import { useId } from 'react'
import { classes } from '../ui/classes.ts'
import { formatCents } from '../ui/price.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './weight-options.module.css'

export type WeightOptionsProps = {
  product: ListedProduct
  mode: ShoppingMode
  chosen: string | null
  onChoose: (option: string) => void
  /** "chips" on a card, "segments" on a product's page. */
  look: 'chips' | 'segments'
}

/** The weights of a product as native radio buttons, each with its price in this mode. */
export function WeightOptions({ product, mode, chosen, onChoose, look }: WeightOptionsProps) {
  const group = useId()
  const offered = product.variants.filter((variant) => priceOf(variant, mode) !== null)
  return (
    <fieldset className={classes(styles.group, styles[look])}>
      <legend className={styles.legend}>
        {look === 'segments' ? 'Weight' : <VisuallyHidden>Weight of {product.name}</VisuallyHidden>}
      </legend>
      <div className={styles.options}>
        {offered.map((variant) => {
          const price = priceOf(variant, mode)
          const soldOut = stockOf(product, variant.option) <= 0
          return (
            <label key={variant.option} className={classes(styles.option, soldOut && styles.soldOut)}>
              <input
                type="radio"
                name={group}
                value={variant.option}
                checked={chosen === variant.option}
                disabled={soldOut}
                onChange={() => onChoose(variant.option)}
                className={styles.radio}
              />
              <span className={styles.weight}>{variant.option}</span>{' '}
              {price !== null && (
                <span className={classes(styles.price, price.onSpecial && styles.special)}>
                  {formatCents(price.final)}
                </span>
              )}
              {soldOut && <VisuallyHidden> sold out</VisuallyHidden>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
