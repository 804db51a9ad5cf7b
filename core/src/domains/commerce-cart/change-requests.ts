/** A shopper's requests to change the cart: how they join the queue, and whether they change anything. Pure. */
import { LABELS, withNotice, withoutNotice } from '../../rules/cart/labels.ts'
import { withoutRefusals } from '../../rules/cart/refusals.ts'
import type { Change, Queued } from './changes.ts'
import { type CommerceCartContext, type ModeCheck, lineKeyOf } from './commerce-cart.context.ts'
import type { CommerceCartEvent } from './commerce-cart.events.ts'
import { MAX_QUANTITY, UPDATE_PAUSE_MS, choiceKey, skuRoot } from './commerce-cart.rules.ts'

type ChangeRequest = Extract<
  CommerceCartEvent,
  {
    type:
      | 'commerceCart.addRequested'
      | 'commerceCart.quantityChanged'
      | 'commerceCart.settingChanged'
      | 'commerceCart.reorderRequested'
      | 'commerceCart.wishlistAdded'
  }
>

const changeRequests: ReadonlySet<string> = new Set<ChangeRequest['type']>([
  'commerceCart.addRequested',
  'commerceCart.quantityChanged',
  'commerceCart.settingChanged',
  'commerceCart.reorderRequested',
  'commerceCart.wishlistAdded',
])

export const isChangeRequest = (event: { readonly type: string }): event is ChangeRequest =>
  changeRequests.has(event.type)

export function changeOf(event: ChangeRequest): Queued {
  const own = { id: event.id, tried: false }
  switch (event.type) {
    case 'commerceCart.addRequested':
      return { ...own, kind: 'add', ...event.data }
    case 'commerceCart.quantityChanged':
      // A removal is sent at once: unlike quantities, nobody changes it several times a second.
      return {
        ...own,
        kind: 'quantity',
        ...event.data,
        readyAt: event.data.quantity === 0 ? event.at : event.at + UPDATE_PAUSE_MS,
      }
    case 'commerceCart.settingChanged':
      return { ...own, kind: 'setting', ...event.data }
    case 'commerceCart.reorderRequested':
      return { ...own, kind: 'reorder', ...event.data }
    case 'commerceCart.wishlistAdded':
      return { ...own, kind: 'wishlist', ...event.data }
  }
}

/** Two requests about the same thing: of those not sent yet, the later one wins (4c.4). */
const supersedes = (next: Change, before: Queued): boolean =>
  !before.tried &&
  ((next.kind === 'quantity' && before.kind === 'quantity' && next.uid === before.uid) ||
    (next.kind === 'setting' && before.kind === 'setting' && next.setting.set === before.setting.set))

/** A line that waits to be added has its change's id as its uid. */
const waitingAdd = (queue: readonly Queued[], uid: string) =>
  queue.find((each) => each.kind === 'add' && each.id === uid && !each.tried)

export function enqueue(context: CommerceCartContext, change: Queued): Partial<CommerceCartContext> {
  const { away } = context
  const next: Queued = away ? { ...change, waited: true } : change
  const fresh = {
    // While the network is away, the reason is still true.
    problem: context.failures > 0 ? context.problem : null,
    banner: null,
    refused: withoutRefusals(context.refused, lineKeyOf(context.cart, next)),
  } as const
  if (next.kind === 'quantity') {
    const add = waitingAdd(context.queue, next.uid)
    if (add?.kind === 'add') return { ...fresh, ...requantified(context, add, next.quantity) }
    if (away) return { ...fresh, ...gatherQuantity(context, next) }
  }
  if (next.kind === 'add' && away) {
    const add = context.queue.find((each) => isMoreOf(each, next))
    if (add?.kind === 'add') return { ...fresh, ...requantified(context, add, add.item.quantity + next.item.quantity) }
  }
  return {
    ...fresh,
    queue: [...context.queue.filter((before) => !supersedes(next, before)), next],
    notices:
      next.kind === 'add' ? withNotice(context.notices, choiceKey(next.item), LABELS.working, null) : context.notices,
  }
}

/** Another add of the same choice, up to the maximum quantity. Entered options always make a line of their own. */
const isMoreOf = (before: Queued, { item }: Queued & { kind: 'add' }): boolean =>
  before.kind === 'add' &&
  !before.tried &&
  item.enteredOptions.length === 0 &&
  choiceKey(before.item) === choiceKey(item) &&
  before.item.quantity + item.quantity <= MAX_QUANTITY

/** A new quantity replaces the adds that wait for the line. The quantity that the server has is no change. */
function gatherQuantity({ cart, queue, notices }: CommerceCartContext, next: Queued & { kind: 'quantity' }) {
  const gives = (each: Queued) =>
    supersedes(next, each) || (each.kind === 'add' && !each.tried && lineKeyOf(cart, each) === next.uid)
  const left = queue.filter((each) => !gives(each))
  const had = cart?.lines.find(({ uid }) => uid === next.uid)?.quantity
  const isAsBefore = had === next.quantity && left.every((each) => lineKeyOf(cart, each) !== next.uid)
  return {
    queue: isAsBefore ? left : [...left, next],
    notices: queue.reduce(
      (so, each) => (gives(each) && each.kind === 'add' ? withoutNotice(so, choiceKey(each.item)) : so),
      notices,
    ),
  }
}

/** A change that was not sent yet is edited in the queue. */
function requantified(context: CommerceCartContext, add: Queued & { kind: 'add' }, quantity: number) {
  if (quantity === 0)
    return {
      queue: context.queue.filter((each) => each !== add),
      notices: withoutNotice(context.notices, choiceKey(add.item)),
    }
  const changed = { ...add, item: { ...add.item, quantity } }
  return { queue: context.queue.map((each) => (each === add ? changed : each)) }
}

/** Removing a line that is being removed, or setting the quantity it has, changes nothing. */
export function wouldChange({ cart, queue }: CommerceCartContext, uid: string, quantity: number): boolean {
  const add = waitingAdd(queue, uid)
  if (add?.kind === 'add') return add.item.quantity !== quantity
  const line = cart?.lines.find((each) => each.uid === uid)
  if (!line) return false
  const wanted = queue.findLast((each) => lineKeyOf(cart, each) === uid)
  if (wanted?.kind === 'add') return true
  if (wanted?.kind !== 'quantity') return line.quantity !== quantity
  const isGoing = wanted.quantity === 0 && wanted.tried
  return !isGoing && wanted.quantity !== quantity
}

/** Removes the lines that the other mode does not sell, by the part of their skus before the first underscore. */
export function takeOutIncompatible(
  context: CommerceCartContext,
  { items }: ModeCheck,
  event: { id: string; at: number },
): Partial<CommerceCartContext> {
  const roots = new Set(items.map(({ sku }) => skuRoot(sku)))
  const lines = (context.cart?.lines ?? []).filter(({ sku }) => roots.has(skuRoot(sku)))
  const removals = lines.map(({ uid }): Queued => ({
    kind: 'quantity',
    id: `${event.id}.${uid}`,
    uid,
    quantity: 0,
    readyAt: event.at,
    tried: false,
  }))
  return removals.reduce<Partial<CommerceCartContext>>(
    (patch, removal) => ({ ...patch, ...enqueue({ ...context, ...patch }, removal) }),
    { modeCheck: null },
  )
}
