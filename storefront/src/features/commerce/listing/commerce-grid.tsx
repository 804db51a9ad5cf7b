import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import { eagerTiles, TileGrid, TilePlace } from '../../../shared/product/tile-grid.tsx'
import { CommerceTile } from './commerce-tile.tsx'

type CommerceGridProps = {
  products: readonly CommerceCard[]
  /** Labels of the sizes that the listing was narrowed to. */
  sizes?: readonly string[] | undefined
  /** A few products below other content. */
  shelf?: boolean
}

/** Products of the commerce channel. */
export function CommerceGrid({ products, sizes, shelf = false }: CommerceGridProps) {
  return (
    <TileGrid shelf={shelf}>
      {products.map((product, position) => (
        <TilePlace key={product.sku}>
          <CommerceTile product={product} asked={sizes} eager={!shelf && position < eagerTiles} />
        </TilePlace>
      ))}
    </TileGrid>
  )
}
