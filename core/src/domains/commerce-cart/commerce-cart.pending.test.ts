/** Whatever happens to the cart in whatever order: it can always be left, kept and gone on with. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import { LeaflogError } from '../../errors/errors.ts'
import { sampleCommerceCart, sampleLine } from '../../testing/commerce-samples.ts'
import { addToCart, chooseMesa, guestCart } from '../../testing/commerce-shopping.ts'
import { START } from '../../testing/given.ts'
import { chooseMiami } from '../../testing/ordering-samples.ts'
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
import { checkoutEvents } from '../checkout/checkout.events.ts'
import { dispensaryEvents } from '../dispensary/dispensary.events.ts'
import { sessionEvents } from '../session/session.events.ts'
import { commerceCartDomain as domain } from './commerce-cart.domain.ts'
import { commerceCartEvents as events } from './commerce-cart.events.ts'
import { commerceCartSaved } from './commerce-cart.saved.ts'

interface Asked {
  readonly change?: string | { readonly id: string }
  readonly cartId?: string
  readonly entry?: string
  readonly check?: string
}

const asked = (walk: Walk) => {
  const calls = pendingOf(domain, walk)
  const call = calls[walk.tried % Math.max(calls.length, 1)]
  const { change, cartId = guestCart, entry = '', check = '' } = (call?.params as Asked | undefined) ?? {}
  return { effect: call?.effect, change: typeof change === 'object' ? change.id : (change ?? ''), cartId, entry, check }
}

const cart = (id: string) => ({ ...sampleCommerceCart([sampleLine('a', 2), sampleLine('b', 1)]), id })
const itself = (...list: DomainEvent[]) => list.map((event) => () => event)

const answers =
  (id?: string) =>
  (walk: Walk): DomainEvent => {
    const { effect, change, cartId, entry, check } = asked(walk)
    const of = cart(id ?? cartId)
    switch (effect) {
      case 'create':
        return events.created({
          change,
          cartId: id ?? guestCart,
          lifetime: id ? null : 3_600_000,
          cart: id ? of : null,
        })
      case 'join':
        return events.joined({ change, cart: of, issues: [] })
      case 'send':
        return events.answered({ change, cart: of, errors: [], meant: true })
      case 'applyGiftCard':
        return events.giftCardApplied({ entry, cart: of })
      case 'checkMode':
        return events.modeChecked({ check, items: [{ sku: 'a', name: 'A', quantity: 1 }] })
      default:
        return events.fetched({ cart: of })
    }
  }

const steps: readonly ((walk: Walk) => DomainEvent | undefined)[] = [
  ...itself(chooseMesa(), chooseMesa(), chooseMiami(), dispensaryEvents.modeChosen({ mode: 'MEDICAL' })),
  ...itself(
    addToCart('a'),
    addToCart('c', 2),
    addToCart('c'),
    events.woken({}),
    events.opened({}),
    events.addCancelled({}),
  ),
  ...itself(
    events.quantityChanged({ uid: 'line-a', quantity: 5 }),
    events.quantityChanged({ uid: 'line-a', quantity: 0 }),
  ),
  ...itself(
    events.settingChanged({ setting: { set: 'coupon', code: 'X' } }),
    events.reorderRequested({ orderNumber: '7' }),
  ),
  ...itself(events.giftCardEntered({ code: 'x' }), events.modeCheckRequested({ mode: 'MEDICAL' })),
  ...itself(events.modeChangeAccepted({}), events.problemDismissed({}), events.hinted({ cartId: guestCart })),
  ...itself(
    events.recalled({ cartId: guestCart, expiresAt: START * 2 }),
    checkoutEvents.placeRequested({
      cartId: guestCart,
      shopping: { storeCode: 'az_mesa', mode: 'RECREATIONAL', delivery: false },
      asGuest: true,
    }),
  ),
  ...itself(
    sessionEvents.signInRequested({}),
    sessionEvents.signOutRequested({}),
    sessionEvents.ended({ by: 'visitor' }),
  ),
  ({ tried }) => sessionEvents.signedIn({ attempt: `event-${tried}`, expiresAt: START * 2, cart: null }),
  answers(),
  answers(),
  answers('d'.repeat(32)),
  (walk) =>
    events.answered({
      change: asked(walk).change,
      cart: null,
      errors: [{ code: 'NOT_SALABLE', title: '', text: 'No.' }],
    }),
  (walk) => events.gone({ cartId: asked(walk).cartId }),
  (walk) => {
    const [call] = pendingOf(domain, walk).toReversed()
    return call && giveUpOf(domain, call, new LeaflogError('NETWORK_FAILED'))[0]
  },
  (walk) => {
    const [call] = pendingOf(domain, walk)
    return call && giveUpOf(domain, call, new LeaflogError('SERVICE_REFUSED'))[0]
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
          if (effect === 'applyGiftCard' || effect === 'checkMode') continue
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
    fc.property(walks, (path) => void along(path, (walk) => expectKept(domain, commerceCartSaved, walk))),
    { numRuns: 200 },
  )
})

test('[I10] while a change waits, and one shops where it can be sent, something is under way or a time for it is set', () => {
  fc.assert(
    fc.property(walks, (path) => {
      along(path, (walk) => {
        const { context } = walk.state['commerceCart'] as { context: { queue: unknown[]; target: unknown } }
        const times: string[] = [events.retryDue.type, events.pauseElapsed.type]
        const moves =
          pendingOf(domain, walk).length > 0 || dueOf(domain, walk).some(({ event }) => times.includes(event.type))
        expect(context.queue.length === 0 || context.target === null || moves ? null : context).toBeNull()
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
