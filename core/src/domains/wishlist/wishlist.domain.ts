/** Wishlists of a signed-in customer. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { wishlistCommands } from './wishlist.commands.ts'
import { wishlistEffects } from './wishlist.effects.ts'
import { wishlistEvents } from './wishlist.events.ts'
import { wishlistMachine } from './wishlist.machine.ts'
import { wishlistPending } from './wishlist.pending.ts'
import { wishlistView } from './wishlist.view.ts'

/** The wishlists of a signed-in customer, stored with the account. Adds `shop.wishlist`. */
export const wishlistDomain = defineDomain({
  name: 'wishlist',
  scope: 'shared',
  version: 1,
  events: wishlistEvents,
  machine: wishlistMachine,
  effects: wishlistEffects,
  refuse: ({ context }, event) =>
    event.type !== wishlistEvents.changed.type ? null : context.isSignedIn ? 'WISHLIST_FULL' : 'NOT_AUTHORIZED',
  pending: wishlistPending,
  view: wishlistView,
  commands: wishlistCommands,
})
