/**
 * The schema of Commerce GraphQL. Each topic has a `.graphql` file of types and, if needed, a file of resolvers. `npm
 * run graphql` writes the resolvers' types into `resolvers.generated.ts`.
 */
import { createSchema } from 'graphql-yoga'
import type { CommerceContext } from '../context/context.ts'
import { withMessages } from '../context/messages.ts'
import { accountInformation } from './account-information.ts'
import { addresses } from './addresses.ts'
import { ageGate } from './age-gate.ts'
import { orderCanceling } from './cancel-order.ts'
import { cartAddresses } from './cart-addresses.ts'
import { cartChanges } from './cart-changes.ts'
import { cartItems } from './cart-items.ts'
import { cartLifecycle } from './cart-lifecycle.ts'
import { blog } from './blog.ts'
import { cart } from './cart.ts'
import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import { checkout } from './checkout.ts'
import { contact } from './contact.ts'
import { content } from './content.ts'
import { contentPages } from './content-pages.ts'
import { countries } from './countries.ts'
import { customerAccounts } from './customer-accounts.ts'
import { customer } from './customer.ts'
import { customerOrders } from './customer-orders.ts'
import { customerProfile } from './customer-profile.ts'
import { customerTokens } from './customer-tokens.ts'
import { doctors } from './doctors.ts'
import { giftCards } from './gift-cards.ts'
import { guestOrders } from './guest-orders.ts'
import { labResults } from './lab-results.ts'
import { live } from './live.ts'
import { location } from './location.ts'
import { newsletter } from './newsletter.ts'
import { outreachEvents } from './outreach-events.ts'
import { passwordReset } from './password-reset.ts'
import { pickupLocations } from './pickup-locations.ts'
import { orderPlacing } from './place-order.ts'
import { productListings } from './products.ts'
import { productTypes } from './product-types.ts'
import { regulations } from './regulations.ts'
import { relatedProducts } from './related-products.ts'
import { orderChannels } from './order-channels.ts'
import { orderProducts } from './order-products.ts'
import type { Resolvers } from './resolvers.generated.ts'
import { reviews } from './reviews.ts'
import { rewardsLadder } from './rewards-ladder.ts'
import { rewardsSubject } from './rewards.ts'
import { searchApp } from './search-app.ts'
import { storeConfig } from './store-config.ts'
import { storeCredit } from './store-credit.ts'
import { storePromotions } from './store-promotions.ts'
import { typeDefs } from './type-defs.ts'
import { urls } from './urls.ts'
import { wishlistCart } from './wishlist-cart.ts'
import { wishlists } from './wishlists.ts'

/** Every topic with resolvers; a new one is a file and a line here. */
const subjects: readonly Resolvers[] = [
  storeConfig,
  ageGate,
  content,
  contentPages,
  contact,
  countries,
  searchApp,
  location,
  customerTokens,
  customerAccounts,
  passwordReset,
  customer,
  customerOrders,
  customerProfile,
  rewardsSubject,
  rewardsLadder,
  addresses,
  storeCredit,
  giftCards,
  newsletter,
  accountInformation,
  live,
  attributes,
  productTypes,
  reviews,
  productListings,
  categories,
  relatedProducts,
  urls,
  cart,
  cartItems,
  cartAddresses,
  cartChanges,
  cartLifecycle,
  checkout,
  pickupLocations,
  regulations,
  orderPlacing,
  orderCanceling,
  orderProducts,
  orderChannels,
  guestOrders,
  wishlists,
  wishlistCart,
  doctors,
  labResults,
  blog,
  outreachEvents,
  storePromotions,
]

export const commerceSchema = withMessages(
  createSchema<CommerceContext>({
    typeDefs,
    resolvers: [...subjects],
  }),
)
