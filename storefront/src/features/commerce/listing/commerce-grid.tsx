import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import { eagerTiles, TileGrid, TilePlace } from '../../../shared/product/tile-grid.tsx'
import { CommerceTile } from './commerce-tile.tsx'

/** Products of the commerce channel. */
export function CommerceGrid({ products, eager = true }: { products: readonly CommerceCard[]; eager?: boolean }) {
  return (
    <TileGrid>
      {products.map((product, position) => (
        <TilePlace key={product.sku}>
          <CommerceTile product={product} eager={eager && position < eagerTiles} />
        </TilePlace>
      ))}
    </TileGrid>
  )
}
