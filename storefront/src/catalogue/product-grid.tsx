import type { ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search'
import { Skeleton } from '../ui/skeleton.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

/** Products in 4, 3 or 2 columns (9f.4). */
export function ProductGrid({ products, mode }: { products: readonly ListedProduct[]; mode: ShoppingMode }) {
  return (
    <ul className={styles.grid}>
      {products.map((product, position) => (
        <li key={product.product_id} className={styles.item}>
          <ProductCard product={product} mode={mode} eager={position < 4} />
        </li>
      ))}
    </ul>
  )
}

/** A place of the same size while products load, so that nothing jumps. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={styles.waiting}>
          <Skeleton className={styles.plate} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.title} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.button} />
        </div>
      ))}
    </div>
  )
}
