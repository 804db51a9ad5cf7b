/** Kernel state to what screens see, computed once per change and domain; what says the same stays the same object. */
import type { State } from '../engine/kernel/fold.ts'
import { type MachineState, init } from '../engine/kernel/stepper.ts'
import { type ShopState, domains } from './domains.ts'
import { isEqual } from './is-equal.ts'

export function createViews(): (state: State) => ShopState {
  const viewOf = <View>(name: keyof typeof domains, view: (state: MachineState) => View) => {
    let last: { of: MachineState; slice: { readonly view: View } } | null = null
    return (state: State): { readonly view: View } => {
      const of = state[name] ?? init(domains[name].machine)
      if (last?.of !== of) {
        const next = view(of)
        last = { of, slice: last && isEqual(last.slice.view, next) ? last.slice : { view: next } }
      }
      return last.slice
    }
  }
  const ageGate = viewOf('ageGate', domains.ageGate.view)
  const dispensary = viewOf('dispensary', domains.dispensary.view)
  const menu = viewOf('menu', domains.menu.view)
  const orderingCart = viewOf('orderingCart', domains.orderingCart.view)
  const commerceCart = viewOf('commerceCart', domains.commerceCart.view)
  const checkout = viewOf('checkout', domains.checkout.view)
  const session = viewOf('session', domains.session.view)
  const account = viewOf('account', domains.account.view)
  const enrolment = viewOf('enrolment', domains.enrolment.view)
  const passwordReset = viewOf('passwordReset', domains.passwordReset.view)
  const recentlyViewed = viewOf('recentlyViewed', domains.recentlyViewed.view)
  const navigation = viewOf('navigation', domains.navigation.view)
  const ui = viewOf('ui', domains.ui.view)
  const wishlist = viewOf('wishlist', domains.wishlist.view)
  const analytics = viewOf('analytics', domains.analytics.view)

  let last: { of: State; views: ShopState } | null = null
  return (state) => {
    if (last?.of !== state)
      last = {
        of: state,
        views: {
          ageGate: ageGate(state),
          dispensary: dispensary(state),
          menu: menu(state),
          orderingCart: orderingCart(state),
          commerceCart: commerceCart(state),
          checkout: checkout(state),
          session: session(state),
          account: account(state),
          enrolment: enrolment(state),
          passwordReset: passwordReset(state),
          recentlyViewed: recentlyViewed(state),
          navigation: navigation(state),
          ui: ui(state),
          wishlist: wishlist(state),
          analytics: analytics(state),
        },
      }
    return last.views
  }
}
