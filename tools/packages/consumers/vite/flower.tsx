import { type Product, openShop } from '@leaflog/core'
import { ShopProvider, useCommerceCart, useProducts, useShop } from '@leaflog/react'
import { useState } from 'react'

const open = () => openShop({ gateway: 'https://shop.example', brand: 'mesa' })

export const Flower = () => (
  <ShopProvider open={open} fallback={<p>One moment…</p>}>
    <Menu />
  </ShopProvider>
)

function Menu() {
  const shop = useShop()
  const { data, error } = useProducts({ store: 'az_mesa', category: 'flower' })
  const { count } = useCommerceCart()
  const [problem, setProblem] = useState('')
  const fail = ({ message }: Error) => setProblem(message)
  const buy = async (product: Product) => {
    const size = product.sizes.find(({ isSoldOut }) => !isSoldOut)?.label
    const { answered } = await shop.catalogue.add(product, { size })
    await answered()
    setProblem('')
  }
  return (
    <>
      <p role="alert">{problem || error?.message}</p>
      {data?.products.map((product) => (
        <button key={product.id} disabled={product.isSoldOut} onClick={() => void buy(product).catch(fail)}>
          {product.name}
        </button>
      ))}
      <button onClick={() => void shop.checkoutUrl().then((url) => location.assign(url), fail)}>
        Check out {count}
      </button>
    </>
  )
}
