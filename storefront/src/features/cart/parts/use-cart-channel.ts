import type { ShopState } from '@leaflog/core'
import { useView } from '@leaflog/react'

/** Whose cart is meant: that of the chosen dispensary's channel; before there is a choice, the one that has something. */
const channelOf = ({ dispensary, commerceCart: { view } }: ShopState): 'ordering' | 'commerce' => {
  if (dispensary.view.chosen !== null) return dispensary.view.chosen.channel
  return view.count > 0 || view.status === 'waitingForStore' ? 'commerce' : 'ordering'
}

export const useCartChannel = () => useView(channelOf)

/** Pieces in that cart. */
export const cartCount = (state: ShopState): number =>
  (channelOf(state) === 'commerce' ? state.commerceCart : state.orderingCart).view.count
