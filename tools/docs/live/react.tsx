import { openShop } from '@leaflog/core'
import { ShopProvider, useDispensary, useShop } from '@leaflog/react'

export const App = ({ gateway }: { gateway: string }) => (
  <ShopProvider open={() => openShop({ gateway, brand: 'docs-react', storage: 'memory' })} fallback={<p>Opening…</p>}>
    <Stores />
  </ShopProvider>
)

function Stores() {
  const shop = useShop()
  const { chosen } = useDispensary()
  return (
    <>
      <p role="status">{chosen ? `You shop at ${chosen.store_name}.` : 'No dispensary is chosen.'}</p>
      <button onClick={() => void shop.dispensary.choose('fl_miami')}>Miami</button>
      <button onClick={() => void shop.dispensary.choose('az_mesa')}>Mesa</button>
    </>
  )
}
