/** Whatever happens to the cart in whatever order: it can always be left, kept and gone on with. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import { START } from '../../testing/given.ts'
import { add, chooseMiami, chooseTampa } from '../../testing/ordering-samples.ts'
import {
  type Walk,
  dueOf,
  expectDueBounded,
  expectEveryCallEnds,
  expectKept,
  giveUpOf,
  pendingOf,
  step,
  walkFrom,
} from '../../testing/pending-walk.ts'
import { sampleCart, sampleItem } from '../../testing/samples.ts'
import { LeaflogError } from '../../errors/errors.ts'
import { dispensaryEvents } from '../dispensary/dispensary.events.ts'
import { sessionEvents } from '../session/session.events.ts'
import { orderingCartDomain as domain } from './ordering-cart.domain.ts'
import { orderingCartEvents as events } from './ordering-cart.events.ts'
import { orderingCartSaved } from './ordering-cart.saved.ts'

interface Asked {
  readonly cartId?: string
  readonly intent?: string
  readonly call?: string
}

const asked = (walk: Walk): Asked => (pendingOf(domain, walk)[0]?.params as Asked | undefined) ?? {}

const itself = (...list: DomainEvent[]) => list.map((event) => () => event)
const answers = (id: string) => (walk: Walk) => {
  const { cartId = id, intent = 'none', call } = asked(walk)
  const cart = sampleCart([sampleItem('p1', 2)], { id: call === 'create' ? 'cart-0001' : cartId })
  if (intent === 'none') return events.fetched({ cart })
  return call === 'create' ? events.created({ intent, cart }) : events.changed({ intent, cart })
}

const steps: readonly ((walk: Walk) => DomainEvent | undefined)[] = [
  ...itself(chooseMiami(), chooseTampa(), dispensaryEvents.modeChosen({ mode: 'MEDICAL' })),
  ...itself(dispensaryEvents.fulfilmentChosen({ deliveryCode: 'D101' }), events.opened({})),
  ...itself(add(1), add(3), add(0), add(2, 'p2'), add(0, 'p2'), events.woken({}), events.addCancelled({})),
  ...itself(events.newCartAccepted({}), events.newCartDeclined({}), events.problemDismissed({})),
  ...itself(
    events.recalled({ cartId: 'cart-0009', storeId: '101' }),
    events.quantityChanged({ productId: 'p1', option: '3.5g', quantity: 5 }),
  ),
  ...itself(
    sessionEvents.signInRequested({}),
    sessionEvents.signOutRequested({}),
    sessionEvents.ended({ by: 'visitor' }),
  ),
  ({ tried }) =>
    sessionEvents.signedIn({
      attempt: `event-${tried}`,
      expiresAt: START * 2,
      cart: { id: 'cart-0002', store_id: '101', issues: [{ code: 'X', message: 'Gone.' }] },
    }),
  answers('cart-0001'),
  answers('cart-0002'),
  (walk) => events.changed({ intent: asked(walk).intent ?? '', cart: sampleCart([], { id: 'another-cart' }) }),
  (walk) => events.gone({ cartId: asked(walk).cartId ?? 'cart-0001' }),
  (walk) => events.limitReached({ intent: asked(walk).intent ?? '' }),
  (walk) => events.failed({ intent: asked(walk).intent ?? '', code: 'INSUFFICIENT_STOCK' }),
  (walk) => {
    const [call] = pendingOf(domain, walk)
    return call && giveUpOf(domain, call, new LeaflogError('NETWORK_FAILED'))[0]
  },
  (walk) => dueOf(domain, walk)[0]?.event,
]

const walks = fc.array(fc.tuple(fc.constantFrom(...steps), fc.constantFrom(1, 1000, 400_000, -4_000_000)), {
  maxLength: 40,
})

const along = (path: readonly [(walk: Walk) => DomainEvent | undefined, number][], look: (walk: Walk) => void) =>
  path.reduce<Walk>((walk, [next, after]) => {
    const event = next(walk)
    const now = event ? step(walk, event, after) : walk
    look(now)
    return now
  }, walkFrom())

test('[I10] whatever ends a call is accepted in every state that waits for it, and nothing waits for it afterwards', () => {
  fc.assert(
    fc.property(walks, (path) => void along(path, (walk) => expectEveryCallEnds(domain, walk))),
    { numRuns: 200 },
  )
})

test('[I10] no key is used for two calls', () => {
  fc.assert(
    fc.property(walks, (path) => {
      const calls = new Map<string, string>()
      along(path, (walk) => {
        for (const { effect, key, params } of pendingOf(domain, walk)) {
          const text = JSON.stringify(params)
          expect(calls.get(`${key}:${effect}`) ?? text).toBe(text)
          calls.set(`${key}:${effect}`, text)
        }
      })
    }),
    { numRuns: 200 },
  )
})

test('[I7] every state that the cart can be in is kept, and is the same when it is read again', () => {
  fc.assert(
    fc.property(walks, (path) => void along(path, (walk) => expectKept(domain, orderingCartSaved, walk))),
    { numRuns: 200 },
  )
})

test('[I10] while a change waits for its answer, and only then, a call is under way or a time for it is set', () => {
  fc.assert(
    fc.property(walks, (path) => {
      along(path, (walk) => {
        const { context } = walk.state['orderingCart'] as { context: { queue: unknown[]; expecting: string | null } }
        const moves =
          pendingOf(domain, walk).length > 0 ||
          dueOf(domain, walk).some(({ event }) => event.type === events.retryDue.type)
        expect(context.queue.length === 0 || moves).toBe(true)
      })
    }),
    { numRuns: 200 },
  )
})

test('[finding 9] [I11] no wait is longer than it may be, so one that seems to be was set by a clock that has been set back', () => {
  fc.assert(
    fc.property(walks, (path) => {
      let before = walkFrom()
      along(path, (walk) => {
        expectDueBounded(domain, before, walk)
        before = walk
      })
    }),
  )
})
