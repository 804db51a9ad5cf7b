/** States of one domain after events at random: its own, and those of others that it listens to, as a log may hold them. */
import * as fc from 'fast-check'
import { accountEvents } from '../domains/account/account.events.ts'
import { checkoutEvents } from '../domains/checkout/checkout.events.ts'
import { allDomains } from '../domains/domains.ts'
import { enrolmentEvents } from '../domains/enrolment/enrolment.events.ts'
import { sessionEvents } from '../domains/session/session.events.ts'
import type { Domain, PendingCall } from '../engine/kernel/define-domain.ts'
import type { DomainEvent, EventMeta } from '../engine/kernel/define-events.ts'
import { type MachineState, type Stepped, init, isAccepted, step } from '../engine/kernel/stepper.ts'
import { type Draft, asWritten } from '../engine/log/event.ts'
import { sampleOrder } from './commerce-samples.ts'
import { valueOf } from './random-events.ts'
import { sampleCustomer } from './samples.ts'

const START = 1_700_000_000_000

/** An event that was accepted, and what came of it. */
export interface Moment extends Stepped {
  readonly before: MachineState
  readonly event: Draft
}

export interface Stride {
  /** The first of these that is accepted happens. */
  readonly wanted: readonly DomainEvent[]
  /** In ms, since what happened last. */
  readonly pause: number
  /** It answers what the state waits for, rather than anything at all. */
  readonly answers: boolean
  /** What falls due comes first. */
  readonly waits: boolean
  readonly which: number
  /** Of a token, in ms. */
  readonly lifetime: number
}

const events = new Map<string, EventMeta>(
  allDomains.flatMap((domain) => Object.values(domain.events).map((event) => [event.type, event] as const)),
)

const eventsHeardBy = ({ machine }: Domain): readonly EventMeta[] =>
  machine.events.flatMap((type: string) => events.get(type) ?? [])

const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) => (typeof each === 'number' ? Math.round(each) : each))

/** As a log would hold it; null where its schema refuses it. */
export function draftOf({ type, v, data }: DomainEvent, id: string, at: number): Draft | null {
  const schema = events.get(type)?.schema
  const exact = schema?.safeParse(data)
  const read = exact?.success ? exact : schema?.safeParse(rounded(data))
  return read?.success ? { id, at, type, v, data: asWritten(read.data), tab: 'tab', cause: null } : null
}

export const pendingOf = (domain: Domain, state: MachineState): readonly PendingCall[] => domain.pending?.(state) ?? []

const ANSWERING = new Set(['attempt', 'request', 'change', 'batch', 'id'])

/** Ids of what the state waits for stand where an answer names them, and a token is good for a while. */
function aimed(wanted: DomainEvent, state: MachineState, { which, lifetime }: Stride, at: number): DomainEvent {
  const ids = [...JSON.stringify(state.context).matchAll(/"(id-\d+)"/g)].map(([, id]) => id)
  const id = ids[which % ids.length]
  const data = Object.entries(wanted.data ?? {}).map(([name, value]: [string, unknown]) => {
    if (name === 'expiresAt' && value !== null) return [name, at + lifetime]
    return ANSWERING.has(name) && typeof value === 'string' && id !== undefined ? [name, id] : [name, value]
  })
  return { ...wanted, data: Object.fromEntries(data) }
}

export function walk(domain: Domain, strides: readonly Stride[]): readonly Moment[] {
  const moments: Moment[] = []
  let state = init(domain.machine)
  let now = START
  const take = (wanted: DomainEvent): boolean => {
    const event = draftOf(wanted, `id-${moments.length + 1}`, now)
    const stepped = event && step(domain.machine, state, event)
    if (!stepped || !isAccepted(state, stepped)) return false
    moments.push({ ...stepped, before: state, event })
    ;({ state } = stepped)
    return true
  }
  for (const stride of strides) {
    now += stride.pause
    const due = domain.due?.(state).toSorted((a, b) => a.at - b.at)[0]
    if (stride.waits && due && due.at < START * 2) {
      now = Math.max(now, due.at)
      take(due.event)
    } else stride.wanted.find((wanted) => take(stride.answers ? aimed(wanted, state, stride, now) : wanted))
  }
  return moments
}

const shopping = { storeCode: null, mode: 'RECREATIONAL', delivery: false } as const
const newcomer = {
  loyalty_registered: false,
  shop_registered: false,
  email_valid: true,
  have_password: false,
  is_phone_subscribed: false,
}

/** How to come to where chance alone seldom leads. */
const journeys: Readonly<Record<string, readonly DomainEvent[]>> = {
  account: [
    sessionEvents.signedIn({ attempt: 'a', expiresAt: START * 2, cart: null }),
    accountEvents.loaded({ customer: sampleCustomer() }),
  ],
  checkout: [
    checkoutEvents.placeRequested({ cartId: 'cart', shopping, asGuest: true }),
    checkoutEvents.placed({ attempt: 'id-1', order: sampleOrder() }),
  ],
  enrolment: [
    enrolmentEvents.emailSubmitted({ email: 'avery@example.com' }),
    enrolmentEvents.emailChecked({ request: 'id-1', result: newcomer }),
    enrolmentEvents.detailsGiven({ firstname: 'A', lastname: 'B', dateOfBirth: '1990-04-01', state: 'FL', phone: '' }),
  ],
  wishlist: [sessionEvents.signedIn({ attempt: 'a', expiresAt: START * 2, cart: null })],
}

export function stridesOf(domain: Domain, maxLength = 40): fc.Arbitrary<readonly Stride[]> {
  const wanted = eventsHeardBy(domain).map(({ type, v, schema }) =>
    valueOf(schema).map((data): DomainEvent => ({ type, v, data })),
  )
  const stride = fc.record({
    wanted: fc.array(fc.oneof(...wanted), { minLength: 1, maxLength: 4 }),
    pause: fc.constantFrom(1, 1000, 10_000, 70_000),
    answers: fc.nat({ max: 3 }).map((drawn) => drawn > 0),
    waits: fc.nat({ max: 7 }).map((drawn) => drawn === 0),
    which: fc.nat({ max: 20 }),
    lifetime: fc.constantFrom(-1, 100_000, 3_600_000),
  })
  const first = (journeys[domain.name] ?? []).map((each): Stride => ({
    wanted: [each],
    pause: 1,
    answers: false,
    waits: false,
    which: 0,
    lifetime: 0,
  }))
  return fc
    .tuple(fc.constantFrom([], first), fc.array(stride, { maxLength, size: 'max' }))
    .map(([beginning, rest]) => [...beginning, ...rest])
}
