/** Applies changes to the lists, before and after the server's answer. Pure. */
import {
  type ChannelProduct,
  FIRST_LIST,
  type Wishlist,
  type WishlistItem,
  productKey,
} from '../../wire/commerce/wishlist-model.ts'
import type { WishlistChange } from './wishlist.events.ts'
import { FIRST_LIST_NAME, MAX_WISHLISTS, MAX_WISHLIST_ITEMS } from './wishlist.rules.ts'

export type Lists = readonly Wishlist[]
/** A change with its event's id. */
export interface Wanted {
  readonly id: string
  readonly change: WishlistChange
}

const isSame = (one: ChannelProduct, other: ChannelProduct): boolean => productKey(one) === productKey(other)

const holds = (list: Wishlist, product: ChannelProduct): boolean => list.items.some((item) => isSame(item, product))

/** In one list, or in any. */
const isSaved = (lists: Lists, product: ChannelProduct, listId: string | null = null): boolean =>
  lists.some((list) => (listId === null || list.id === listId) && holds(list, product))

const firstListId = (lists: Lists): string => lists[0]?.id ?? FIRST_LIST

/** What a product shows until the server returns it. */
const placeholder = (id: string, { channel, sku, name }: ChannelProduct & { name: string }): WishlistItem => ({
  id,
  ...(channel && { channel }),
  sku,
  name,
  brand: null,
  urlKey: null,
  picture: null,
  strain: null,
  options: [],
  complete: false,
  price: null,
  regularPrice: null,
  priceVaries: false,
  inStock: true,
  soldHere: true,
  medicalOnly: false,
  quantity: 1,
  note: '',
})

const inList = (lists: Lists, id: string, items: (before: Wishlist['items']) => Wishlist['items']): Lists =>
  lists.map((list) => (list.id === id ? { ...list, items: items(list.items) } : list))

const withFirst = (lists: Lists): Lists =>
  lists.length > 0 ? lists : [{ id: FIRST_LIST, name: FIRST_LIST_NAME, items: [] }]

/** The expected lists. A new list appears only after the server has created it. */
export function apply(lists: Lists, { id, change }: Wanted): Lists {
  switch (change.kind) {
    case 'add': {
      if (isSaved(lists, change, change.listId)) return lists
      const all = withFirst(lists)
      return inList(all, change.listId ?? firstListId(all), (items) => [placeholder(id, change), ...items])
    }
    case 'forget':
      return lists.map((list) =>
        holds(list, change) ? { ...list, items: list.items.filter((item) => !isSame(item, change)) } : list,
      )
    case 'remove':
      return inList(lists, change.listId, (items) => items.filter((item) => !change.itemIds.includes(item.id)))
    case 'update':
      return inList(lists, change.listId, (items) =>
        items.map((item) =>
          item.id === change.itemId ? { ...item, quantity: change.quantity, note: change.note } : item,
        ),
      )
    case 'move': {
      const moved = lists.find((list) => list.id === change.listId)?.items ?? []
      const taken = moved.filter((item) => change.itemIds.includes(item.id))
      const left = inList(lists, change.listId, (items) => items.filter((item) => !taken.includes(item)))
      return inList(left, change.to, (items) => [...taken, ...items])
    }
    case 'rename':
      return lists.map((list) => (list.id === change.listId ? { ...list, name: change.name } : list))
    case 'delete':
      return lists.filter((list) => list.id !== change.listId)
    // The server names the copy.
    case 'copy':
    case 'create':
      return lists
  }
}

/** The server's answer replaces the expected lists. */
export const merge = (lists: Lists, answered: Lists): Lists => [
  ...lists
    .filter(({ id }) => id !== FIRST_LIST || answered.length === 0)
    .map((list) => answered.find(({ id }) => id === list.id) ?? list),
  ...answered.filter(({ id }) => !lists.some((list) => list.id === id)),
]

/** Nothing is left to send. */
export const isDone = (lists: Lists, { change }: Wanted): boolean =>
  (change.kind === 'add' && isSaved(lists, change, change.listId)) ||
  (change.kind === 'forget' && !isSaved(lists, change))

/** Including pending changes. */
export function hasRoom(lists: Lists, queue: readonly Wanted[], change: WishlistChange): boolean {
  if (change.kind === 'create')
    return lists.length + queue.filter((wanted) => wanted.change.kind === 'create').length < MAX_WISHLISTS
  if (change.kind !== 'add' && change.kind !== 'move' && change.kind !== 'copy') return true
  const to = change.kind === 'add' ? (change.listId ?? firstListId(lists)) : change.to
  const more = change.kind === 'add' ? 1 : change.itemIds.length
  return (lists.find(({ id }) => id === to)?.items.length ?? 0) + more <= MAX_WISHLIST_ITEMS
}

/** Saved and removed again before either was sent, or the reverse: neither is sent. */
const undoes = (one: WishlistChange, other: WishlistChange): boolean =>
  (one.kind === 'forget' && other.kind === 'add' && other.listId === null && isSame(one, other)) ||
  (one.kind === 'add' && one.listId === null && other.kind === 'forget' && isSame(one, other))

/** A change of an item replaces earlier waiting ones. */
const outdates = (one: WishlistChange, other: WishlistChange): boolean =>
  one.kind === 'update' && other.kind === 'update' && one.itemId === other.itemId

interface Waiting {
  readonly lists: Lists
  readonly queue: readonly Wanted[]
  /** The first of the queue may be in flight, and stays. */
  readonly sending: string | null
}

/** A change without an effect is not queued. */
export function enqueue({ lists, queue, sending }: Waiting, wanted: Wanted): readonly Wanted[] {
  if (isDone(queue.reduce(apply, lists), wanted)) return queue
  const waits = ({ id, change }: Wanted) => id === sending || !outdates(wanted.change, change)
  const kept = queue.filter(waits)
  const last = kept.at(-1)
  if (last && last.id !== sending && undoes(wanted.change, last.change)) return kept.slice(0, -1)
  return [...kept, wanted]
}
