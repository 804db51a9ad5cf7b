/** The cart of the commerce channel: lines, codes, funds and limits over Adobe Commerce GraphQL. */
import { LONGEST_LABEL_MS, endingNotices } from '../../rules/cart/labels.ts'
import { longestPause } from '../../rules/cart/pause.ts'
import { type Due, defineDomain } from '../../engine/kernel/define-domain.ts'
import { commerceCartCommands } from './commerce-cart.commands.ts'
import type { CommerceCartContext } from './commerce-cart.context.ts'
import { commerceCartEffects } from './commerce-cart.effects.ts'
import { commerceCartEvents as events } from './commerce-cart.events.ts'
import { commerceCartListen } from './commerce-cart.listen.ts'
import { commerceCartMachine } from './commerce-cart.machine.ts'
import { commerceCartPending } from './commerce-cart.pending.ts'
import { BANNER_MS, UPDATE_PAUSE_MS, WAIT_FOR_ANSWER_MS, WAIT_FOR_STORE_MS } from './commerce-cart.rules.ts'
import { commerceCartView } from './commerce-cart.view.ts'
import { nextCall } from './next-call.ts'

/**
 * The cart of stores whose `channel` is `commerce`: lines, codes, gift cards, and purchase limits. Changes show at once
 * and are sent in order. Adds `shop.commerceCart`.
 */
export const commerceCartDomain = defineDomain({
  name: 'commerceCart',
  scope: 'shared',
  version: 1,
  events,
  machine: commerceCartMachine,
  effects: commerceCartEffects,
  listen: commerceCartListen,
  due: ({ context }) => dueOf(context),
  pending: commerceCartPending,
  refuse: ({ context }, { type }) => (context.target === null && needsStore.has(type) ? 'STORE_REQUIRED' : null),
  view: commerceCartView,
  commands: commerceCartCommands,
})

const needsStore: ReadonlySet<string> = new Set([
  events.settingChanged.type,
  events.reorderRequested.type,
  events.wishlistAdded.type,
])

function dueOf(context: CommerceCartContext): Due[] {
  const { notices, banner, waiting, giftCard, modeCheck, retryAt, away, expiresAt, sending, queue } = context
  const [first] = queue
  const isIdle = sending === null && retryAt === null
  return [
    ...endingNotices(notices).map((notice) => ({
      at: notice.until,
      within: LONGEST_LABEL_MS,
      event: events.noticeElapsed(notice),
    })),
    ...(banner ? [{ at: banner.until, within: BANNER_MS, event: events.bannerElapsed({ until: banner.until }) }] : []),
    ...(waiting
      ? [{ at: waiting.until, within: WAIT_FOR_STORE_MS, event: events.waitElapsed({ until: waiting.until }) }]
      : []),
    ...(giftCard
      ? [{ at: giftCard.until, within: WAIT_FOR_ANSWER_MS, event: events.giftCardElapsed({ until: giftCard.until }) }]
      : []),
    ...(modeCheck?.status === 'checking'
      ? [{ at: modeCheck.until, within: WAIT_FOR_ANSWER_MS, event: events.modeCheckElapsed({ check: modeCheck.id }) }]
      : []),
    ...(retryAt === null ? [] : [{ at: retryAt, within: longestPause(away), event: events.retryDue({ at: retryAt }) }]),
    // Changes that wait only for time.
    ...(first?.kind === 'quantity' &&
    nextCall(context, first.readyAt - 1) === null &&
    nextCall(context, first.readyAt) !== null
      ? [{ at: first.readyAt, within: UPDATE_PAUSE_MS, event: events.pauseElapsed({ change: first.id }) }]
      : []),
    ...(isIdle && expiresAt !== null ? [{ at: expiresAt, event: events.expired({ at: expiresAt }) }] : []),
  ]
}
