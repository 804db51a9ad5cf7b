/** Recently viewed products, newest first. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { recentlyViewedCommands } from './recently-viewed.commands.ts'
import { recentlyViewedEvents } from './recently-viewed.events.ts'
import { recentlyViewedMachine } from './recently-viewed.machine.ts'
import { recentlyViewedView } from './recently-viewed.view.ts'

/** The last 12 products that this browser looked at, newest first. Adds `shop.recentlyViewed`. */
export const recentlyViewedDomain = defineDomain({
  name: 'recentlyViewed',
  scope: 'shared',
  version: 1,
  events: recentlyViewedEvents,
  machine: recentlyViewedMachine,
  view: recentlyViewedView,
  commands: recentlyViewedCommands,
})
