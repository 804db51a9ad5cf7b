/**
 * Products that a visitor saves without an account. A sign-in sends them to the account's wishlist: what it takes is no
 * longer kept here, and what it does not take stays, with the reason.
 */
import { type SnapshotFrom, assign, setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { ChannelProduct } from '../../wire/commerce/wishlist-model.ts'
import type { Meaning } from '../../wire/messages/message.ts'
import type { Shopping } from '../../wire/commerce/shopping.ts'
import type { SessionEvent } from '../session/session.events.ts'
import type { Favorite, FavoritesEvent, RefusedFavorite } from './favorites.events.ts'
import { hasRoom, isAmong, without } from './favorites.rules.ts'

export interface FavoritesContext {
  /** The latest first. */
  readonly items: readonly Favorite[]
  /** How the visitor shopped last: calls of the commerce channel say so. */
  readonly shopping: Shopping | null
  /** What is on its way to the account, as it was asked. */
  readonly joining: Join | null
  /** What the account did not take last. */
  readonly refused: readonly RefusedFavorite[]
  /** Why nothing could be sent last. */
  readonly failed: { readonly message: string; readonly meaning?: Meaning | undefined } | null
}

export interface Join {
  readonly attempt: string
  readonly products: readonly Pick<Favorite, 'channel' | 'sku' | 'selectedOptions'>[]
  readonly shopping: Shopping
}

const base = setup({
  types: { context: {} as FavoritesContext, events: {} as FavoritesEvent | SessionEvent },
  actions: { join: effect<Join>() },
})

const join = base.enqueueActions(({ context: { items, shopping, joining }, event, enqueue: then }) => {
  if (items.length === 0 || shopping === null || joining !== null) return
  const products = items.map(({ channel, sku, selectedOptions }) => ({ channel, sku, selectedOptions }))
  const asked = { attempt: event.id, products, shopping }
  then.assign({ joining: asked, refused: [], failed: null })
  then({ type: 'join', params: asked })
})

const isOnItsWay = ({ joining }: FavoritesContext, product: ChannelProduct): boolean =>
  joining !== null && isAmong(joining.products, product)

export const favoritesMachine = base.createMachine({
  id: 'favorites',
  context: { items: [], shopping: null, joining: null, refused: [], failed: null },
  on: {
    'favorites.kept': {
      guard: ({ context: { items }, event }) => hasRoom(items) && !isAmong(items, event.data.favorite),
      actions: assign(({ context, event: { data } }) => ({
        items: [data.favorite, ...context.items],
        shopping: data.shopping,
      })),
    },
    'favorites.dropped': {
      guard: ({ context, event }) => isAmong(context.items, event.data) && !isOnItsWay(context, event.data),
      actions: assign(({ context, event }) => ({
        items: without(context.items, event.data),
        refused: without(context.refused, event.data),
      })),
    },
    'favorites.joinRequested': {
      guard: ({ context }) => context.items.length > 0 && context.joining === null,
      actions: [assign(({ event }) => ({ shopping: event.data.shopping })), join],
    },
    'favorites.joined': {
      guard: ({ context, event }) => context.joining?.attempt === event.data.attempt,
      actions: assign(({ context, event: { data } }) => ({
        items: context.items.filter((item) => !isOnItsWay(context, item) || isAmong(data.refused, item)),
        joining: null,
        refused: data.refused,
      })),
    },
    'favorites.joinFailed': {
      guard: ({ context, event }) => context.joining?.attempt === event.data.attempt,
      actions: assign(({ event: { data } }) => ({
        joining: null,
        failed: { message: data.message, meaning: data.meaning },
      })),
    },
    'session.signedIn': { actions: join },
    'session.recalled': {
      guard: ({ event }) => (event.data.expiresAt ?? 0) > event.at,
      actions: join,
    },
    // What the account has not taken is the visitor's still.
    'session.ended': { actions: assign({ joining: null, refused: [], failed: null }) },
  },
})

export type FavoritesState = SnapshotFrom<typeof favoritesMachine>
