/** A consumer's React app. */
import { createShop } from '@leaflog/core'
import { ShopProvider, useOrderingCart, useProducts, useShop } from '@leaflog/react'
import { createRoot } from 'react-dom/client'

function Cart() {
  const shop = useShop()
  const { lines, status } = useOrderingCart()
  const [product] = useProducts({ store: 'fl_miami' }).data?.products ?? []
  const add = () => product && void shop.catalogue.add(product, { size: product.sizes[0]?.label })
  return (
    <button type="button" onClick={add}>
      {status}: {lines.length}
    </button>
  )
}

const root = document.getElementById('root')
if (root) {
  const shop = await createShop({ gateway: 'https://shop.example', brand: 'sample' })
  createRoot(root).render(
    <ShopProvider shop={shop}>
      <Cart />
    </ShopProvider>,
  )
}
