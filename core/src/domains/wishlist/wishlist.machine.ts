/**
 * The wishlists: unknown until somebody looks at them or saves something, forgotten when the session ends.
 * Changes queue up and are sent one at a time; the server's answer replaces what we have. After a failure they are read again.
 */
import type { Meaning } from '../../wire/messages/message.ts'
import { type SnapshotFrom, assign, setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { SessionEvent } from '../session/session.events.ts'
import type { Shopping } from '../../wire/commerce/shopping.ts'
import { productKey } from '../../wire/commerce/wishlist-model.ts'
import type { FavoritesEvent } from '../favorites/favorites.events.ts'
import { type Lists, type Wanted, apply, enqueue, hasRoom, isDone, merge } from './wishlist.changes.ts'
import type { WishlistChange, WishlistEvent } from './wishlist.events.ts'

/** What could not be done, and why. */
export interface FailedChanges {
  readonly ids: readonly string[]
  readonly message: string
  readonly meaning?: Meaning | undefined
}

export interface WishlistContext {
  readonly isSignedIn: boolean
  readonly status: 'none' | 'loading' | 'ready' | 'failed'
  /** As the server has them. */
  readonly lists: Lists
  /** Prices and stock are those of a store and a mode. */
  readonly shopping: Shopping | null
  readonly queue: readonly Wanted[]
  readonly sending: string | null
  /** What is asked of the server, as it was asked: what is known may change meanwhile. */
  readonly loading?: { readonly id: string; readonly shopping: Shopping } | undefined
  readonly save?: Save | undefined
  /** What came to nothing last, and why. */
  readonly failed: FailedChanges | null
}

const unknown: WishlistContext = {
  isSignedIn: false,
  status: 'none',
  lists: [],
  shopping: null,
  queue: [],
  sending: null,
  loading: undefined,
  save: undefined,
  failed: null,
}

export interface Save {
  readonly id: string
  readonly change: WishlistChange
  /** What a "forget" takes out, and of which lists. */
  readonly removals: readonly { readonly listId: string; readonly itemIds: readonly string[] }[]
  readonly shopping: Shopping
}

const base = setup({
  types: { context: {} as WishlistContext, events: {} as WishlistEvent | FavoritesEvent | SessionEvent },
  actions: { load: effect<{ shopping: Shopping }>(), save: effect<Save>() },
})

/** The lists as they will be when all that waits is done. */
export const expected = ({ lists, queue }: Pick<WishlistContext, 'lists' | 'queue'>): Lists =>
  queue.reduce(apply, lists)

/** Sends the first change of the queue, unless one is on its way or the lists are. */
const send = base.enqueueActions(({ context, enqueue: then }) => {
  const { status, sending, shopping, lists } = context
  if (sending !== null || status !== 'ready' || shopping === null) return
  const from = context.queue.findIndex((wanted) => !isDone(lists, wanted))
  const queue = from === -1 ? [] : context.queue.slice(from)
  const [next] = queue
  const save = next && { ...next, removals: removalsOf(lists, next), shopping }
  then.assign({ queue, sending: next?.id ?? null, save })
  if (save) then({ type: 'save', params: save })
})

export const removalsOf = (lists: Lists, { change }: Wanted): Save['removals'] =>
  change.kind !== 'forget'
    ? []
    : lists
        .map(({ id, items }) => ({
          listId: id,
          itemIds: items.filter((item) => productKey(item) === productKey(change)).map((item) => item.id),
        }))
        .filter(({ itemIds }) => itemIds.length > 0)

/** Fetches the lists where they are not on their way, or known well enough. */
const loadUnless = (...known: readonly WishlistContext['status'][]) =>
  base.enqueueActions(({ context: { status, shopping }, event, enqueue: then }) => {
    if (known.includes(status) || shopping === null) return
    then.assign({ status: 'loading', loading: { id: event.id, shopping } })
    then({ type: 'load', params: { shopping } })
  })

export const wishlistMachine = base.createMachine({
  id: 'wishlist',
  context: unknown,
  on: {
    'session.signedIn': { actions: assign({ ...unknown, isSignedIn: true }) },
    'session.recalled': {
      guard: ({ context, event }) => (event.data.expiresAt ?? 0) > event.at && !context.isSignedIn,
      actions: assign({ isSignedIn: true }),
    },
    'session.ended': { actions: assign(unknown) },
    // Its effect shares the lane of these, so nothing of ours is on its way, but what waits there to be loaded.
    'favorites.joined': {
      actions: [
        assign(({ context, event }) => ({
          status: context.status === 'loading' ? ('loading' as const) : ('ready' as const),
          lists: event.data.lists,
        })),
        send,
      ],
    },

    'wishlist.opened': {
      guard: ({ context: { isSignedIn, status }, event }) =>
        isSignedIn && status !== 'loading' && (event.data.anew || status !== 'ready'),
      actions: [assign(({ event }) => ({ shopping: event.data.shopping })), loadUnless('loading')],
    },
    'wishlist.loaded': {
      guard: ({ context }) => context.status === 'loading',
      actions: [assign(({ event }) => ({ status: 'ready', loading: undefined, lists: event.data.lists })), send],
    },
    'wishlist.loadFailed': {
      guard: ({ context }) => context.status === 'loading',
      actions: assign(({ context, event }) => ({
        status: 'failed',
        loading: undefined,
        queue: [],
        failed: context.queue.length > 0 ? { ids: context.queue.map(({ id }) => id), ...event.data } : context.failed,
      })),
    },

    'wishlist.changed': {
      guard: ({ context, event }) => context.isSignedIn && hasRoom(expected(context), context.queue, event.data.change),
      actions: [
        assign(({ context, event }) => ({
          shopping: event.data.shopping,
          queue: enqueue(context, { id: event.id, change: event.data.change }),
        })),
        loadUnless('loading', 'ready'),
        send,
      ],
    },
    'wishlist.saved': {
      guard: ({ context, event }) => context.sending === event.data.change,
      actions: [
        assign(({ context, event }) => {
          const done = context.queue.find(({ id }) => id === event.data.change)
          const queue = context.queue.filter((wanted) => wanted !== done)
          const lists = done ? apply(context.lists, done) : context.lists
          return { lists: merge(lists, event.data.lists), queue, sending: null, save: undefined }
        }),
        send,
      ],
    },
    'wishlist.saveFailed': {
      guard: ({ context, event }) => context.sending === event.data.change,
      actions: [
        assign(({ context, event: { data } }) => ({
          queue: context.queue.filter(({ id }) => id !== data.change),
          sending: null,
          save: undefined,
          failed: { ids: [data.change], message: data.message, meaning: data.meaning },
        })),
        loadUnless('loading'),
      ],
    },
  },
})

export type WishlistState = SnapshotFrom<typeof wishlistMachine>
