/** What joining the account's wishlist asks of the server; fetched when it first does. */
import type * as z from 'zod/mini'
import { LeaflogError, saidBy } from '../../errors/errors.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import type { EventIn } from '../../engine/kernel/define-events.ts'
import { askAsCustomer } from '../../http/ask-as-customer.ts'
import { callOf } from '../../http/ask-commerce.ts'
import type { SentRefusal } from '../../wire/messages/message.ts'
import { FIRST_LIST, type Wishlist, productKey } from '../../wire/commerce/wishlist-model.ts'
import { wishlistItemInput } from '../../wire/commerce/wishlist-menu-items.ts'
import { addProductsToWishlist, wishlistsQuery } from '../../wire/commerce/wishlists.ts'
import { favoritesEvents } from './favorites.events.ts'
import type { joinParams } from './favorites.effects.ts'

type Result = readonly EventIn<typeof favoritesEvents>[]

type Params = z.output<typeof joinParams>

/** What a list has already would become more of it: only what is in none is sent, once for the effect's key. */
export async function join(context: EffectContext<Params>): Promise<Result> {
  const { attempt, products, shopping } = context.params
  const call = { ...callOf(context), key: context.key, credentials: context.config.credentials, shopping }
  const before = await askAsCustomer(call, wishlistsQuery, {})
  const missing = products.filter((product) => !isIn(before, product))
  if (missing.length === 0) return [favoritesEvents.joined({ attempt, lists: before, refused: [] })]
  const { lists: answered, problems } = await askAsCustomer(call, addProductsToWishlist, {
    wishlistId: before[0]?.id ?? FIRST_LIST,
    // The latest is the last to be added, and so the first of the list.
    wishlistItems: missing.toReversed().map(wishlistItemInput),
  })
  const lists = [...answered, ...before.slice(1)]
  const refused = missing.toReversed().filter((product) => !isIn(lists, product))
  return [
    favoritesEvents.joined({
      attempt,
      lists,
      refused: refused.map(({ channel, sku }, index) => ({ channel, sku, ...reasonOf(problems[index]) })),
    }),
  ]
}

const isIn = (lists: readonly Wishlist[], product: Params['products'][number]): boolean =>
  lists.some(({ items }) => items.some((item) => productKey(item) === productKey(product)))

/** The server names what it did not take in the order in which it was asked. */
const reasonOf = (problem: SentRefusal | undefined) =>
  problem
    ? { message: problem.message, ...(problem.message_meaning && { meaning: problem.message_meaning }) }
    : saidBy(new LeaflogError('WISHLIST_NOT_SAVED'))
