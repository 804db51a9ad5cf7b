/** Shows a menu, sells, says why a line was refused, and hands the cart over to the shop. */
import { type Product, type Shop, isLeaflogError } from '@leaflog/core'

/** Resolves with the address at which the shopper checks out. `say` is given what a shopper reads. */
export async function sell(shop: Shop, store: string, say: (line: string) => void): Promise<string> {
  const { products } = await shop.catalogue.products({ store, category: 'flower' })
  for (const { name, price } of products) say(`${name}, from $${(price.from / 100).toFixed(2)}`)
  const product = products.find(({ isSoldOut, choose }) => !isSoldOut && choose !== 'more')
  if (!product) throw new Error('Nothing is sold here.')
  await add(shop, product, 1)
  await add(shop, product, 500).catch((error: unknown) => {
    if (!isLeaflogError(error)) throw error
    say(error.message) // the line is not in the cart, and the rest of the cart is
  })
  return shop.checkoutUrl()
}

async function add(shop: Shop, product: Product, quantity: number): Promise<void> {
  const size = product.sizes.find(({ isSoldOut }) => !isSoldOut)?.label
  const { answered } = await shop.catalogue.add(product, { size, quantity })
  await answered() // rejects if the shop refused
}
