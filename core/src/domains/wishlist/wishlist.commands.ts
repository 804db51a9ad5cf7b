import { LeaflogError } from '../../errors/errors.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import { type ChannelProduct, productKey } from '../../wire/commerce/wishlist-model.ts'
import type { ShopConfig } from '../../http/shop-config.ts'
import { type WishlistChange, wishlistEvents } from './wishlist.events.ts'
import type { WishlistView } from './wishlist.view.ts'

export interface Saved extends ChannelProduct {
  readonly name: string
  /** Uids of the options chosen so far. */
  readonly selectedOptions?: readonly string[]
}

/** Events of the commerce channel leave the channel out, as older ones do. */
const named = ({ channel, sku }: ChannelProduct) => (channel === 'ordering' ? { channel, sku } : { sku })

/**
 * Changes resolve when the server has saved them. They reject with WISHLIST_NOT_SAVED and a sentence, or with
 * WISHLIST_FULL.
 */
export function wishlistCommands({
  commit,
  commitIfNews,
  until,
  view,
  config: { shopping },
}: CommandContext<WishlistView, ShopConfig>) {
  const change = async (wanted: WishlistChange): Promise<void> => {
    const { id } = await commit(wishlistEvents.changed({ change: wanted, shopping: shopping() }))
    await until(() => !view().waiting.includes(id))
    const { failed } = view()
    if (failed?.ids.includes(id))
      throw new LeaflogError('WISHLIST_NOT_SAVED', failed.message, { meaning: failed.meaning })
  }
  const save = ({ channel, sku, name, selectedOptions = [] }: Saved, listId: string | null = null) =>
    change({ kind: 'add', listId, ...named({ channel, sku }), name, selectedOptions: [...selectedOptions] })
  const forget = (product: string | ChannelProduct) =>
    change({ kind: 'forget', ...named(typeof product === 'string' ? { sku: product } : product) })

  return {
    /** Fetches the lists if they are not known. */
    open: () => commitIfNews(wishlistEvents.opened({ anew: false, shopping: shopping() })),
    /** Fetches them again; known lists stay visible meanwhile. */
    reload: () => commitIfNews(wishlistEvents.opened({ anew: true, shopping: shopping() })),
    /** Adds to a list, by default the first; existing items stay unchanged. */
    save,
    /** Removes from every list; a string is a commerce sku. */
    forget,
    /** Saves a product to the first list, or removes it from all. */
    toggle: (product: Saved) => (view().saved.has(productKey(product)) ? forget(product) : save(product)),
    /** Removes items from a list. */
    remove: (listId: string, itemIds: readonly string[]) => change({ kind: 'remove', listId, itemIds: [...itemIds] }),
    /** Changes the quantity and the note of an item. */
    update: (listId: string, item: { id: string; quantity: number; note: string }) =>
      change({ kind: 'update', listId, itemId: item.id, quantity: item.quantity, note: item.note.trim() }),
    /** Moves items to another list. */
    move: (listId: string, itemIds: readonly string[], to: string) =>
      change({ kind: 'move', listId, itemIds: [...itemIds], to }),
    /** Copies items to another list. */
    copy: (listId: string, itemIds: readonly string[], to: string) =>
      change({ kind: 'copy', listId, itemIds: [...itemIds], to }),
    /** Up to five. */
    create: (name: string) => change({ kind: 'create', name: name.trim() }),
    /** Gives a list another name. */
    rename: (listId: string, name: string) => change({ kind: 'rename', listId, name: name.trim() }),
    /** With its items. The first list cannot be deleted. */
    delete: (listId: string) => change({ kind: 'delete', listId }),
  }
}
