import { createShop } from '@leaflog/core'
import { isBuyable } from '@leaflog/core/catalogue'

/** Adds the first product that Miami has to a cart. */
export async function buy(gateway: string, print: (line: string) => void): Promise<void> {
  const shop = await createShop({ gateway, brand: 'docs', storage: 'memory' })
  await shop.dispensary.choose('fl_miami')
  const { chosen, mode } = shop.getState().dispensary.view
  if (!chosen) return print('The shop has no such dispensary.')
  const { products } = await shop.menu.open(chosen)
  print(`${chosen.store_name} has ${products.length} products.`)

  const offers = products.flatMap((product) =>
    product.variants
      .filter((variant) => isBuyable(product, variant, mode))
      .map(({ option }) => ({ productId: product.product_id, option })),
  )
  const [offer] = offers
  if (!offer) return print('None can be bought now.')
  shop.watch(
    ({ orderingCart }) => orderingCart.view.count,
    (count) => print(`The cart has ${count} items.`),
  )
  const { answered } = await shop.orderingCart.add({ ...offer, quantity: 2 })
  const line = await answered()
  print(`The server took ${line?.quantity} × ${line?.name}.`)
  shop.dispose()
}
