/** Walks of a domain through its states, and what has to hold in each of them: that it can be left (I10) and kept (I7). */
import { expect } from 'vitest'
import type * as z from 'zod/mini'
import { allDomains } from '../domains/domains.ts'
import type { Domain, EffectContext, PendingCall } from '../engine/kernel/define-domain.ts'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import { type State, createFolder, stateOf } from '../engine/kernel/fold.ts'
import { restore, save } from '../engine/kernel/stepper.ts'
import { type Draft, asWritten } from '../engine/log/event.ts'
import { LeaflogError } from '../errors/errors.ts'
import type { Ports } from '../ports/ports.ts'
import { createFakePorts } from './fake-ports.ts'
import { START } from './given.ts'

const TAB = 'tab'
const folder = createFolder(allDomains, TAB)
const ports = createFakePorts()

/** Where a walk stands. */
export interface Walk {
  readonly state: State
  readonly now: number
  readonly tried: number
  /** What the last event asked for. */
  readonly effects: readonly { readonly effect: string; readonly params: unknown }[]
}

export const walkFrom = (): Walk => ({ state: folder.initial(), now: START, tried: 0, effects: [] })

/** Tries an event; one that is refused leaves the state as it is. */
export function step(
  { state, now, tried }: Walk,
  { type, v, data }: DomainEvent,
  after = 1,
): Walk & { accepted: boolean } {
  const id = `event-${tried + 1}`
  const at = now + after
  const draft: Draft = { id, at, type, v, data: asWritten(data), tab: TAB, cause: null }
  const { state: next, refused, effects } = folder.decide(state, draft)
  return { state: next, now: at, tried: tried + 1, effects, accepted: refused === null }
}

/** What is under way in a domain. */
export const pendingOf = (domain: Domain, { state }: Walk): readonly PendingCall[] =>
  domain.pending?.(stateOf(state, domain)) ?? []

export const dueOf = (domain: Domain, { state }: Walk) => domain.due?.(stateOf(state, domain)) ?? []

/** How a call may end without an answer. */
const ERRORS: readonly unknown[] = [
  new LeaflogError('NETWORK_FAILED'),
  new LeaflogError('SERVICE_UNAVAILABLE', undefined, { retryAfterMs: 5000 }),
  new LeaflogError('NOT_AUTHORIZED'),
  new LeaflogError('SERVICE_REFUSED'),
  new LeaflogError('SERVICE_ANSWER_INVALID'),
  new TypeError('a defect'),
]

/** What an effect is run with. */
export const effectContext = (given: Ports = ports): EffectContext<unknown> => ({
  params: {},
  key: 'some-key:call',
  ports: given,
  config: {
    gateway: 'https://shop.example',
    exitUrl: '',
    externalShops: {},
    credentials: { token: () => null, renewed: () => Promise.resolve(null) },
  },
  secrets: {},
  signal: new AbortController().signal,
  blob: () => Promise.resolve('blob:none'),
})

/** The events of having given a call up. */
export const giveUpOf = (
  domain: Domain,
  { effect, params, key }: PendingCall,
  error: unknown,
): readonly DomainEvent[] =>
  domain.effects?.[effect]?.giveUp?.({ ...effectContext(), params: asWritten(params), key }, error) ?? []

/** The row of a call is known by its parameters, down to the order of their keys. */
function expectRowsAwaited(domain: Domain, calls: readonly PendingCall[], { effects }: Walk): void {
  const awaited = calls.map(({ effect, params }) => JSON.stringify([`${domain.name}.${effect}`, asWritten(params)]))
  for (const { effect, params } of effects)
    if (calls.some((call) => `${domain.name}.${call.effect}` === effect))
      expect(awaited).toContain(JSON.stringify([effect, asWritten(params)]))
}

/** A wait that is set now is no longer than its domain says that it can be. */
export function expectDueBounded(domain: Domain, before: Walk, walk: Walk): void {
  const known = new Set(dueOf(domain, before).map(({ at }) => at))
  for (const { at, within, event } of dueOf(domain, walk))
    if (within !== undefined && !known.has(at))
      expect([event.type, at - walk.now <= within]).toEqual([event.type, true])
}

/** Parameters parse, keys differ, and whatever ends a call is accepted and ends it. */
export function expectEveryCallEnds(domain: Domain, walk: Walk): void {
  const calls = pendingOf(domain, walk)
  expectRowsAwaited(domain, calls, walk)
  expect(new Set(calls.map(({ effect, key }) => `${key}:${effect}`)).size).toBe(calls.length)
  for (const call of calls) {
    const read = domain.effects?.[call.effect]?.params.safeParse(asWritten(call.params))
    expect([call.effect, read?.success]).toEqual([call.effect, true])
    for (const error of ERRORS) {
      const ended = giveUpOf(domain, call, error).reduce<{ walk: Walk; accepted: number }>(
        (so, event) => {
          const next = step(so.walk, event)
          return { walk: next, accepted: so.accepted + (next.accepted ? 1 : 0) }
        },
        { walk, accepted: 0 },
      )
      expect([call.effect, ended.accepted > 0]).toEqual([call.effect, true])
      const left = pendingOf(domain, ended.walk).some(({ effect, key }) => effect === call.effect && key === call.key)
      expect([call.effect, left]).toEqual([call.effect, false])
    }
  }
}

/** What is saved is taken by the schema as it is, and restored as it was. */
export function expectKept(domain: Domain, schema: z.ZodMiniType, { state }: Walk): void {
  const saved = asWritten(save(domain.machine, stateOf(state, domain)))
  const { context } = saved as { context: unknown }
  const read = schema.safeParse(context)
  expect(read.error?.issues ?? []).toEqual([])
  expect(read.data).toEqual(context)
  const again = restore(domain.machine, { ...(saved as object), context: read.data })
  expect(asWritten(save(domain.machine, again))).toEqual(saved)
  const [before, after] = [stateOf(state, domain), again].map((each) => asWritten(domain.pending?.(each) ?? []))
  expect(after).toEqual(before)
}
