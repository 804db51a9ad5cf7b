import type { ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { ProductCard } from './product-card.tsx'
import { eagerTiles, TileGrid, TilePlace } from '../../shared/product/tile-grid.tsx'

export type ProductGridProps = {
  products: readonly ListedProduct[]
  mode: ShoppingMode
  /** Whether the first row is visible without scrolling. */
  eager?: boolean
}

/** Products of a menu. */
export function ProductGrid({ products, mode, eager = true }: ProductGridProps) {
  return (
    <TileGrid>
      {products.map((product, position) => (
        <TilePlace key={product.product_id}>
          <ProductCard product={product} mode={mode} eager={eager && position < eagerTiles} />
        </TilePlace>
      ))}
    </TileGrid>
  )
}
