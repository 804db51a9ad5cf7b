/** The cart of the ordering channel: changes are shown at once, sent in order, and kept while offline. */
import { endingNotices } from '../../rules/cart/labels.ts'
import { type Due, defineDomain } from '../../engine/kernel/define-domain.ts'
import { orderingCartCommands } from './ordering-cart.commands.ts'
import { orderingCartEffects } from './ordering-cart.effects.ts'
import type { OrderingCartContext } from './ordering-cart.context.ts'
import { orderingCartEvents as events } from './ordering-cart.events.ts'
import { orderingCartListen } from './ordering-cart.listen.ts'
import { orderingCartMachine } from './ordering-cart.machine.ts'
import { orderingCartPending } from './ordering-cart.pending.ts'
import { savedOrderingCart } from './ordering-cart.saved.ts'
import { orderingCartView } from './ordering-cart.view.ts'

export const orderingCartDomain = defineDomain({
  name: 'orderingCart',
  scope: 'shared',
  version: 1,
  events,
  machine: orderingCartMachine,
  effects: orderingCartEffects,
  listen: orderingCartListen,
  due: ({ context }) => dueOf(context),
  pending: orderingCartPending,
  context: savedOrderingCart,
  view: orderingCartView,
  commands: orderingCartCommands,
})

const dueOf = ({ notices, waiting, away }: OrderingCartContext): Due[] => [
  ...endingNotices(notices).map((notice) => ({ at: notice.until, event: events.noticeElapsed(notice) })),
  ...(waiting ? [{ at: waiting.until, event: events.waitElapsed({ until: waiting.until }) }] : []),
  ...(away && away.retryAt !== null ? [{ at: away.retryAt, event: events.retryDue({ at: away.retryAt }) }] : []),
]
