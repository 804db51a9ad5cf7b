/** What a visitor saves without an account. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { favoritesCommands } from './favorites.commands.ts'
import { favoritesEffects } from './favorites.effects.ts'
import { favoritesEvents } from './favorites.events.ts'
import { favoritesMachine } from './favorites.machine.ts'
import { favoritesPending } from './favorites.pending.ts'
import { hasRoom } from './favorites.rules.ts'
import { favoritesView } from './favorites.view.ts'

/** Products that a visitor without an account saves in this browser. Adds `shop.favorites`. */
export const favoritesDomain = defineDomain({
  name: 'favorites',
  scope: 'shared',
  version: 1,
  events: favoritesEvents,
  machine: favoritesMachine,
  effects: favoritesEffects,
  refuse: ({ context: { items } }, event) =>
    event.type === favoritesEvents.kept.type && !hasRoom(items) ? 'WISHLIST_FULL' : null,
  pending: favoritesPending,
  view: favoritesView,
  commands: favoritesCommands,
})
