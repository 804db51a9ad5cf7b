/** The cart of the ordering channel: changes are shown at once, sent in order, and kept while offline. */
import { LONGEST_LABEL_MS, endingNotices } from '../../rules/cart/labels.ts'
import { longestPause } from '../../rules/cart/pause.ts'
import { type Due, defineDomain } from '../../engine/kernel/define-domain.ts'
import { orderingCartCommands } from './ordering-cart.commands.ts'
import { orderingCartEffects } from './ordering-cart.effects.ts'
import type { OrderingCartContext } from './ordering-cart.context.ts'
import { orderingCartEvents as events } from './ordering-cart.events.ts'
import { orderingCartListen } from './ordering-cart.listen.ts'
import { orderingCartMachine } from './ordering-cart.machine.ts'
import { orderingCartPending } from './ordering-cart.pending.ts'
import { WAIT_FOR_STORE_MS } from './ordering-cart.rules.ts'
import { orderingCartView } from './ordering-cart.view.ts'

/**
 * The cart of stores whose `channel` is `ordering`. Changes show at once, are sent in order, and are kept while
 * offline. Adds `shop.orderingCart`.
 */
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
  view: orderingCartView,
  commands: orderingCartCommands,
})

const dueOf = ({ notices, waiting, away }: OrderingCartContext): Due[] => [
  ...endingNotices(notices).map((notice) => ({
    at: notice.until,
    within: LONGEST_LABEL_MS,
    event: events.noticeElapsed(notice),
  })),
  ...(waiting
    ? [{ at: waiting.until, within: WAIT_FOR_STORE_MS, event: events.waitElapsed({ until: waiting.until }) }]
    : []),
  ...(away && away.retryAt !== null
    ? [{ at: away.retryAt, within: longestPause(away), event: events.retryDue({ at: away.retryAt }) }]
    : []),
]
