import type { ShopState } from '@leaflog/core'
import { useView } from '@leaflog/react'

/** The channel whose cart is shown: that of the chosen dispensary; before a choice, the one whose cart is not empty. */
const channelOf = ({ dispensary, commerceCart: { view } }: ShopState): 'ordering' | 'commerce' => {
  if (dispensary.view.chosen !== null) return dispensary.view.chosen.channel
  return view.count > 0 || view.status === 'waitingForStore' ? 'commerce' : 'ordering'
}

export const useCartChannel = () => useView(channelOf)

/** Number of items in that cart. */
export const cartCount = (state: ShopState): number =>
  (channelOf(state) === 'commerce' ? state.commerceCart : state.orderingCart).view.count
