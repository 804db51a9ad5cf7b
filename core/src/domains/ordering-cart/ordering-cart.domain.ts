/** The cart of the ordering channel: changes are shown at once, sent in order, and kept while offline. */
import { endingNotices } from '../../rules/cart/labels.ts'
import { type Due, defineDomain } from '../../engine/kernel/define-domain.ts'
import { orderingCartCommands } from './ordering-cart.commands.ts'
import { orderingCartEffects } from './ordering-cart.effects.ts'
import { orderingCartEvents } from './ordering-cart.events.ts'
import { orderingCartMachine } from './ordering-cart.machine.ts'
import { orderingCartView } from './ordering-cart.view.ts'

export const orderingCartDomain = defineDomain({
  name: 'orderingCart',
  scope: 'shared',
  version: 1,
  events: orderingCartEvents,
  machine: orderingCartMachine,
  effects: orderingCartEffects,
  due: ({ context: { notices, waiting } }): Due[] => [
    ...endingNotices(notices).map((notice) => ({ at: notice.until, event: orderingCartEvents.noticeElapsed(notice) })),
    ...(waiting ? [{ at: waiting.until, event: orderingCartEvents.waitElapsed({ until: waiting.until }) }] : []),
  ],
  view: orderingCartView,
  commands: orderingCartCommands,
})
