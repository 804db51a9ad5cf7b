import { CommerceTotals } from '../cart/commerce/commerce-totals.tsx'
import { useCartAsk } from '../cart/commerce/use-cart-ask.ts'
import { useCartChannel } from '../cart/parts/use-cart-channel.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { useCommerceCheckout } from './commerce-checkout.ts'
import { Funds } from './funds.tsx'
import { useMenuCheckout } from './menu-checkout.ts'
import { MenuTotals } from './menu-totals.tsx'

function CommerceCheckout() {
  const { found, channel } = useCommerceCheckout()
  const { isAsking, ask } = useCartAsk()
  return (
    <CheckoutSteps
      found={found}
      channel={channel}
      asking={isAsking}
      totals={<CommerceTotals />}
      funds={<Funds ask={ask} />}
    />
  )
}

function MenuCheckout() {
  const { found, channel, terms } = useMenuCheckout()
  return (
    <CheckoutSteps
      found={found}
      channel={channel}
      asking={false}
      totals={terms && <MenuTotals terms={terms} busy={channel.status !== 'ready'} />}
    />
  )
}

/** /checkout (2b.8): of the cart of the chosen store's channel. */
export function CheckoutPage() {
  return useCartChannel() === 'commerce' ? <CommerceCheckout /> : <MenuCheckout />
}
