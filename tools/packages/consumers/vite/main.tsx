/** A consumer's React app. */
import { createShop } from '@leaflog/core'
import { ShopProvider, useOrderingCart, useShop } from '@leaflog/react'
import { createRoot } from 'react-dom/client'

function Cart() {
  const shop = useShop()
  const { lines, status } = useOrderingCart()
  const add = () => void shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
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
