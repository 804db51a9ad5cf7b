import type { ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { ProductCard } from './product-card.tsx'
import { eagerTiles, TileGrid, TilePlace } from '../../shared/product/tile-grid.tsx'

export type ProductGridProps = {
  products: readonly ListedProduct[]
  mode: ShoppingMode
  /** Slugs of the weights that the listing was narrowed to. */
  weights?: readonly string[] | undefined
  /** A few products below other content. */
  shelf?: boolean
}

/** Products of a menu. */
export function ProductGrid({ products, mode, weights, shelf = false }: ProductGridProps) {
  return (
    <TileGrid shelf={shelf}>
      {products.map((product, position) => (
        <TilePlace key={product.product_id}>
          <ProductCard product={product} mode={mode} weights={weights} eager={!shelf && position < eagerTiles} />
        </TilePlace>
      ))}
    </TileGrid>
  )
}
