import type { ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search'
import { ProductCard } from './product-card.tsx'
import { eagerTiles, TileGrid, TilePlace } from './tile-grid.tsx'

/** Products of a menu. */
export function ProductGrid({ products, mode }: { products: readonly ListedProduct[]; mode: ShoppingMode }) {
  return (
    <TileGrid>
      {products.map((product, position) => (
        <TilePlace key={product.product_id}>
          <ProductCard product={product} mode={mode} eager={position < eagerTiles} />
        </TilePlace>
      ))}
    </TileGrid>
  )
}
