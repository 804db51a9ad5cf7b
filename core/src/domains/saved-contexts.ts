/**
 * What the saved context of each domain has to be, by the domain’s name. One module, because few visits load it: a bundle has one chunk
 * for it.
 */
import type * as z from 'zod/mini'
import { accountSaved } from './account/account.saved.ts'
import { ageGateSaved } from './age-gate/age-gate.saved.ts'
import { analyticsSaved } from './analytics/analytics.saved.ts'
import { checkoutSaved } from './checkout/checkout.saved.ts'
import { commerceCartSaved } from './commerce-cart/commerce-cart.saved.ts'
import { dispensarySaved } from './dispensary/dispensary.saved.ts'
import { enrolmentSaved } from './enrolment/enrolment.saved.ts'
import { favoritesSaved } from './favorites/favorites.saved.ts'
import { menuSaved } from './menu/menu.saved.ts'
import { navigationSaved } from './navigation/navigation.saved.ts'
import { orderingCartSaved } from './ordering-cart/ordering-cart.saved.ts'
import { passwordResetSaved } from './password-reset/password-reset.saved.ts'
import { recentlyViewedSaved } from './recently-viewed/recently-viewed.saved.ts'
import { sessionSaved } from './session/session.saved.ts'
import { uiSaved } from './ui/ui.saved.ts'
import { wishlistSaved } from './wishlist/wishlist.saved.ts'

export const savedContexts: Readonly<Record<string, z.ZodMiniType>> = {
  account: accountSaved,
  ageGate: ageGateSaved,
  analytics: analyticsSaved,
  checkout: checkoutSaved,
  commerceCart: commerceCartSaved,
  dispensary: dispensarySaved,
  enrolment: enrolmentSaved,
  favorites: favoritesSaved,
  menu: menuSaved,
  navigation: navigationSaved,
  orderingCart: orderingCartSaved,
  passwordReset: passwordResetSaved,
  recentlyViewed: recentlyViewedSaved,
  session: sessionSaved,
  ui: uiSaved,
  wishlist: wishlistSaved,
}
