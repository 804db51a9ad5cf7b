import type { Resolvers } from './resolvers.generated.ts'
import { moveToCart } from '../../../rules/wishlists/to-cart.ts'
import { cartEnvironment } from './cart-view.ts'
import { refusing } from './refusals.ts'
import { wishlistOwnerOf } from './wishlists.ts'

/** (2c.6) Moving wishlist items into the cart, with the store and the mode in the headers. */
export const wishlistCart: Resolvers = {
  Mutation: {
    addWishlistItemsToCart: (_, { wishlistId: listId, wishlistItemIds: itemIds }, context) =>
      refusing(async () => {
        const customer = await context.customer()
        const env = await cartEnvironment(context)
        const asked = { listId, itemIds: itemIds ?? null }
        const { list, errors } = await moveToCart(env, customer, await wishlistOwnerOf(context), asked)
        return {
          wishlist: list,
          status: errors.length === 0,
          add_wishlist_items_to_cart_user_errors: errors.map(({ itemId, ...error }) => ({
            ...error,
            wishlistId: String(list.id),
            wishlistItemId: itemId,
          })),
        }
      }),
  },
}
