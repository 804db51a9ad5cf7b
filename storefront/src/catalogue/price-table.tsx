import { priceOf, stockOf, type ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search'
import { Price } from '../ui/price.tsx'
import { modeLabel } from './format.ts'
import styles from './price-table.module.css'

const modes: readonly ShoppingMode[] = ['RECREATIONAL', 'MEDICAL']

/** Every weight with its medical and its recreational price, and which of the two applies now (3.5). */
export function PriceTable({ product, mode }: { product: ListedProduct; mode: ShoppingMode }) {
  return (
    <section className={styles.prices}>
      <h2 className={styles.heading}>Prices</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Weight</th>
            {modes.map((one) => (
              <th key={one} scope="col" className={one === mode ? styles.applies : undefined}>
                {modeLabel(one)}
                {one === mode && <span className={styles.yours}>applies to you</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.variants.map((variant) => (
            <tr key={variant.option}>
              <th scope="row">
                {variant.option}
                {stockOf(product, variant.option) <= 0 && <span className={styles.out}>sold out</span>}
              </th>
              {modes.map((one) => {
                const price = priceOf(variant, one)
                return (
                  <td key={one} className={one === mode ? styles.applies : undefined}>
                    {price === null ? (
                      'not sold'
                    ) : (
                      <Price cents={price.final} was={price.onSpecial ? price.regular : null} />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
