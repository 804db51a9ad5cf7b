/** The calls whose answers the wishlists wait for. */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import { type WishlistContext, type WishlistState, removalsOf } from './wishlist.machine.ts'

export function wishlistPending({ context }: WishlistState): readonly PendingCall[] {
  const { status, shopping, loading } = context
  const calls: PendingCall[] = []
  if (status === 'loading' && shopping)
    // One event may ask for both: the lists, and then its change.
    calls.push({
      effect: 'load',
      params: { shopping: loading?.shopping ?? shopping },
      key: `load/${loading?.id ?? 'earlier'}`,
    })
  const save = context.save ?? savedEarlier(context)
  if (save) calls.push({ effect: 'save', params: save, key: save.id })
  return calls
}

/** An earlier release kept the change alone. */
function savedEarlier({ queue, sending, lists, shopping }: WishlistContext): WishlistContext['save'] {
  const wanted = queue.find(({ id }) => id === sending)
  return wanted && shopping ? { ...wanted, removals: removalsOf(lists, wanted), shopping } : undefined
}
