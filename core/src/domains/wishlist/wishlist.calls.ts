/** What the effects of wishlists do; fetched when the first one runs. */
import type { SentRefusal } from '../../wire/messages/message.ts'
import type * as z from 'zod/mini'
import { isLeaflogError, saidBy } from '../../errors/errors.ts'
import { askAsCustomer } from '../../http/ask-as-customer.ts'
import { type Document, type VariablesOf, callOf } from '../../http/ask-commerce.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import type { EventIn } from '../../engine/kernel/define-events.ts'
import type { Shopping } from '../../wire/commerce/shopping.ts'
import { FIRST_LIST, type Wishlist } from '../../wire/commerce/wishlist-model.ts'
import { wishlistItemInput } from '../../wire/commerce/wishlist-menu-items.ts'
import * as documents from '../../wire/commerce/wishlists.ts'
import type { WishlistChange } from './wishlist.events.ts'
import type { saveParams } from './wishlist.effects.ts'
import { wishlistEvents } from './wishlist.events.ts'

type Result = readonly EventIn<typeof wishlistEvents>[]

type Context<Params> = EffectContext<Params & { shopping: Shopping }>
type Ask = <Data, Name extends string>(
  document: Document<Data, Name>,
  variables: VariablesOf<Name>,
  part?: number,
) => Promise<Data>

/** Several calls of one effect have keys of their own. */
const asking =
  (context: Context<unknown>): Ask =>
  (document, variables, part = 0) =>
    askAsCustomer(
      {
        ...callOf(context),
        key: part === 0 ? context.key : `${context.key}.${part}`,
        credentials: context.config.credentials,
        shopping: context.params.shopping,
      },
      document,
      variables,
    )

export async function load(context: Context<unknown>): Promise<Result> {
  return [wishlistEvents.loaded({ lists: await asking(context)(documents.wishlistsQuery, {}) })]
}

type Save = z.output<typeof saveParams>

/** A refusal is final; anything else is tried again. */
export async function save(context: Context<Save>): Promise<Result> {
  const { id } = context.params
  try {
    const { lists, problem } = await perform(asking(context), context.params)
    if (problem !== null) {
      const { message, message_meaning: meaning } = problem
      return [wishlistEvents.saveFailed({ change: id, message, ...(meaning && { meaning }) })]
    }
    return [wishlistEvents.saved({ change: id, lists: [...lists] })]
  } catch (error) {
    if (!isLeaflogError(error, 'SERVICE_REFUSED')) throw error
    return [wishlistEvents.saveFailed({ change: id, ...saidBy(error) })]
  }
}

interface Done {
  readonly lists: readonly Wishlist[]
  readonly problem: SentRefusal | null
}
const done: Done = { lists: [], problem: null }

async function perform(ask: Ask, { change, removals }: Save): Promise<Done> {
  switch (change.kind) {
    case 'add': {
      const item = wishlistItemInput(change)
      return ask(documents.addProductsToWishlist, { wishlistId: change.listId ?? FIRST_LIST, wishlistItems: [item] })
    }
    case 'forget':
      return forget(ask, removals)
    case 'remove':
      return ask(documents.removeProductsFromWishlist, {
        wishlistId: change.listId,
        wishlistItemsIds: change.itemIds,
      })
    case 'update': {
      const item = { wishlist_item_id: change.itemId, quantity: change.quantity, description: change.note }
      return ask(documents.updateProductsInWishlist, { wishlistId: change.listId, wishlistItems: [item] })
    }
    case 'move':
      return ask(documents.moveProductsBetweenWishlists, transferOf(change))
    case 'copy':
      return ask(documents.copyProductsBetweenWishlists, transferOf(change))
    case 'create':
      return ask(documents.createWishlist, { input: { name: change.name, visibility: 'PRIVATE' } })
    case 'rename':
      await ask(documents.updateWishlist, { wishlistId: change.listId, name: change.name })
      return done
    case 'delete':
      await ask(documents.deleteWishlist, { wishlistId: change.listId })
      return done
  }
}

async function forget(ask: Ask, removals: Save['removals']): Promise<Done> {
  const lists: Wishlist[] = []
  for (const [part, { listId, itemIds }] of removals.entries()) {
    const variables = { wishlistId: listId, wishlistItemsIds: itemIds }
    const answer = await ask(documents.removeProductsFromWishlist, variables, part)
    if (answer.problem !== null) return answer
    lists.push(...answer.lists)
  }
  return { lists, problem: null }
}

const transferOf = ({ listId, to, itemIds }: Extract<WishlistChange, { kind: 'move' | 'copy' }>) => ({
  sourceWishlistUid: listId,
  destinationWishlistUid: to,
  wishlistItems: itemIds.map((id) => ({ wishlist_item_id: id })),
})
