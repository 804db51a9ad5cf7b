import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { setup } from 'xstate'
import { LeaflogError } from '../../errors/errors.ts'
import { createJobDomain, jobEvents } from '../../testing/job-domain.ts'
import { COUNTER_LIMIT, counterEvents, createCounterDomain } from '../../testing/counter-domain.ts'
import type { Draft, LogEvent } from '../log/event.ts'
import { type CommitRequest, type Deciding, decideBatch, writingOf } from './commit.ts'
import { defineDomain, effect } from './define-domain.ts'
import { type DomainEvent, defineEvents } from './define-events.ts'
import { dueKey } from './due.ts'
import { knownEffects } from './known-effects.ts'
import { createFolder } from './fold.ts'

const oddEvents = defineEvents('odd', { happened: { v: 1, data: z.object({}) } })
/** Asks for an effect whose params cannot be written. */
const oddDomain = defineDomain({
  name: 'odd',
  scope: 'shared',
  version: 1,
  events: oddEvents,
  machine: setup({
    types: { events: {} as Draft & { type: 'odd.happened' } },
    actions: { odd: effect<{ big: bigint }>() },
  }).createMachine({
    on: { 'odd.happened': { actions: { type: 'odd', params: { big: 1n } } } },
  }),
  view: () => null,
})

const counter = createCounterDomain()
const effects = knownEffects([
  {
    ...counter,
    effects: Object.fromEntries(
      Object.entries(counter.effects ?? {}).map(([name, each]) => [
        name,
        name === 'unlock' ? { ...each, tabOnly: true } : each,
      ]),
    ),
  },
])

const folder = createFolder([counter, oddDomain], 'mine')
const deciding: Deciding = {
  folder,
  effects,
  tab: 'mine',
  leaseMs: 15_000,
  now: () => 2000,
  isWhole: () => true,
  strays: new Set(),
}
const head = (seq: number) => ({ logId: 'log', seq, floor: 0, snapshotSeq: 0 })

const draft = (id: string, { data, ...event }: DomainEvent): Draft => ({
  ...event,
  data: z.json().parse(data),
  id,
  at: 1000,
  tab: 'mine',
  cause: null,
})
const add = (id: string, by = 1) => draft(id, counterEvents.added({ by }))
const request = (drafts: readonly Draft[], more: Partial<CommitRequest> = {}): CommitRequest => ({
  drafts,
  settles: null,
  blobs: [],
  ...more,
})
const recorded = (seq: number, one: Draft): LogEvent => ({ ...one, seq })
const decide = (
  requests: readonly CommitRequest[],
  missed: readonly LogEvent[] = [],
  unsettled: readonly string[] = [],
) =>
  decideBatch(deciding, folder.initial(), { head: head(missed.length), events: missed }, requests, new Set(unsettled))
const codes = (verdicts: readonly (readonly (LogEvent | LeaflogError)[])[]) =>
  verdicts.map((each) => each.map((verdict) => (verdict instanceof LeaflogError ? verdict.code : verdict.seq)))
const blob = { hash: 'abc', text: 'a menu' }

describe('I3: one transaction', () => {
  test('each event gets its place after what others wrote, and is decided on all before it', () => {
    const { decision, verdicts, seq, missed, state } = decide(
      [request([add('b', 30)]), request([add('c', 30), add('d', 19)])],
      [recorded(1, add('a', 1))],
    )
    expect(missed.map(({ id }) => id)).toEqual(['a'])
    expect(codes(verdicts)).toEqual([[2], ['EVENT_REJECTED', 3]])
    expect(decision.events.map(({ id, seq: place }) => [id, place])).toEqual([
      ['b', 2],
      ['d', 3],
    ])
    expect(seq).toBe(3)
    expect(state['counter']?.context).toMatchObject({ total: COUNTER_LIMIT })
  })

  test('I8: what got through the first time is found again and not decided twice', () => {
    const { decision, verdicts } = decide([request([add('a'), add('b'), add('b')])], [recorded(1, add('a'))])
    expect(codes(verdicts)).toEqual([[1, 2, 2]])
    expect(decision.events.map(({ id }) => id)).toEqual(['b'])
    expect(decision.outbox.map(({ id }) => id)).toEqual(['b:0'])
  })

  test('nothing asked writes nothing', () => {
    expect(decide([])).toMatchObject({
      seq: 0,
      verdicts: [],
      decision: { events: [], outbox: [], settle: [], blobs: [] },
    })
  })

  test('I7: what an event of the future means is not guessed: it is gone on without', () => {
    const { missed, skipped, state } = decide([], [recorded(1, { ...add('a'), v: 2 }), recorded(2, add('b'))])
    expect([missed.map(({ id }) => id), skipped?.id]).toEqual([['b'], 'a'])
    expect(state['counter']?.context).toMatchObject({ total: 1 })
  })
})

describe('I4: what an event has done', () => {
  test('is a row with everything that whoever runs it needs', () => {
    const { decision } = decide([request([add('a', 4)])])
    expect(decision.outbox).toEqual([
      {
        id: 'a:0',
        seq: 1,
        cause: 'a',
        effect: 'counter.save',
        params: { total: 4 },
        lane: 'counter',
        tabOnly: false,
        tab: 'mine',
        leaseUntil: 17_000,
        attempt: 0,
        notBefore: 0,
      },
    ])
  })

  test('without a lane where it has none, and of its tab alone where it says so', () => {
    const unlock = draft('a', counterEvents.unlocked({ who: 'Ivy' }))
    expect(decide([request([unlock])]).decision.outbox).toMatchObject([{ lane: null, tabOnly: true }])
    const unknown = { ...deciding, effects: new Map() }
    const { decision } = decideBatch(
      unknown,
      folder.initial(),
      { head: head(0), events: [] },
      [request([add('a')])],
      new Set(),
    )
    expect(decision.outbox).toMatchObject([{ lane: null, tabOnly: false }])
  })

  test('what cannot be written is refused, and the events behind it keep their places', () => {
    const { verdicts, decision } = decide([request([draft('a', oddEvents.happened({})), add('b')])])
    expect(codes(verdicts)).toEqual([['EVENT_FAILED', 1]])
    expect(verdicts[0]?.[0]).toMatchObject({ message: 'the effects of odd.happened are not JSON' })
    expect(decision.events.map(({ id }) => id)).toEqual(['b'])
  })
})

describe('I4: the result of an effect', () => {
  const saved = draft('r', counterEvents.saved({ total: 4 }))

  test('that the machine refuses settles nothing; one without events settles its row', () => {
    const refused = request([add('x', COUNTER_LIMIT + 1)], { settles: 'a:0' })
    expect(decide([refused], [], ['a:0']).decision.settle).toEqual([])
    expect(decide([request([], { settles: 'a:0' })], [], ['a:0']).decision.settle).toEqual(['a:0'])
  })

  test('settles its row with its events', () => {
    const { decision, verdicts } = decide([request([saved], { settles: 'a:0' })], [], ['a:0'])
    expect(decision).toMatchObject({ settle: ['a:0'], events: [{ id: 'r' }] })
    expect(codes(verdicts)).toEqual([[1]])
  })

  test('without its row is a repetition, and is dropped', () => {
    const { decision, verdicts } = decide([request([saved], { settles: 'a:0', blobs: [blob] })], [], ['other:0'])
    expect(decision).toEqual({ events: [], outbox: [], settle: [], blobs: [] })
    expect(codes(verdicts)).toEqual([['EVENT_REJECTED']])
  })

  test('that was written before is found, though its row is gone', () => {
    expect(codes(decide([request([saved], { settles: 'a:0' })], [recorded(1, saved)]).verdicts)).toEqual([[1]])
  })

  test('its texts are stored where one of its events is taken', () => {
    const rejected = add('x', COUNTER_LIMIT + 1)
    expect(decide([request([rejected, add('b')], { blobs: [blob] })]).decision.blobs).toEqual([blob])
    expect(decide([request([rejected], { blobs: [blob] })]).decision.blobs).toEqual([])
    expect(decide([request([], { blobs: [blob] })]).decision.blobs).toEqual([])
  })
})

describe('I7: what happened in another log', () => {
  test('brings only rows that still wait there, and without its row too', () => {
    const taken = { imported: { other: { logId: 'o', seq: 7 } } }
    const carried = request([add('a'), add('b')], {
      settles: 'gone:0',
      carried: new Set(['b:0']),
      drops: ['c:0'],
      ...taken,
    })
    const { decision } = decide([carried, request([], { imported: { third: { logId: 't', seq: 1 } } })])
    expect(decision.outbox.map(({ id }) => id)).toEqual(['b:0'])
    expect(decision.settle).toEqual(['c:0', 'gone:0'])
    expect(decision.imported).toEqual({ ...taken.imported, third: { logId: 't', seq: 1 } })
    expect(decide([request([add('a')])]).decision).not.toHaveProperty('imported')
  })

  test('the log asks for a reader of its newest event, unless that may be skipped', () => {
    const newer = (more: object) => {
      const events = defineEvents('newer', { seen: { v: 1, since: 3, ...more, data: z.object({}) } })
      const machine = setup({
        types: { context: {} as { count: number }, events: {} as Draft & { type: 'newer.seen' } },
      })
      const domain = defineDomain({
        name: 'newer',
        scope: 'shared',
        version: 1,
        events,
        machine: machine.createMachine({
          context: { count: 0 },
          on: { 'newer.seen': { actions: machine.assign({ count: ({ context }) => context.count + 1 }) } },
        }),
        view: () => null,
      })
      const its = createFolder([domain], 'mine')
      const drafts = [draft('n', events.seen({}))]
      return decideBatch(
        { ...deciding, folder: its },
        its.initial(),
        { head: head(0), events: [] },
        [request(drafts)],
        new Set(),
      ).decision
    }
    expect(newer({})).toMatchObject({ reader: 3, events: [{ id: 'n' }] })
    expect(newer({ skippable: true })).not.toHaveProperty('reader')
    expect(newer({ skippable: true }).events).toHaveLength(1)
  })
})

describe('how a batch is written', () => {
  const jobs = createFolder([createJobDomain(async () => []), counter], 'mine')
  const settling = request([], { settles: 'a:0' })

  test('a settlement is shown the rows where a state may wait for one of them', () => {
    expect(writingOf(jobs, [settling], false)).toEqual({ durability: 'relaxed', settles: ['a:0'], rows: true })
    expect(writingOf(folder, [settling], false)).toEqual({ durability: 'relaxed', settles: ['a:0'] })
    expect(writingOf(jobs, [request([add('a')])], false)).toEqual({ durability: 'relaxed', settles: [] })
    expect(writingOf(jobs, [request([add('a')])], true)).toEqual({ durability: 'relaxed', settles: [], rows: true })
  })
})

describe('what becomes true by itself', () => {
  const reset = (until: number) => counterEvents.reset({ until })
  const due = (until: number) => ({ at: until, event: reset(until) })

  test('comes true once over all tabs', () => {
    const asked = (id: string) => request([draft(id, reset(61_000))], { whileDue: dueKey(due(61_000)) })
    const { verdicts, decision } = decide([asked('first'), asked('second')], [recorded(1, add('a'))])
    expect(codes(verdicts)).toEqual([[2], ['EVENT_REJECTED']])
    expect(decision.events.map(({ id }) => id)).toEqual(['first'])
  })

  test('is refused where the state lists another time, or nothing', () => {
    const asked = [request([draft('first', reset(61_000))], { whileDue: dueKey(due(61_001)) })]
    expect(codes(decide(asked, [recorded(1, add('a'))]).verdicts)).toEqual([['EVENT_REJECTED']])
    expect(codes(decide(asked).verdicts)).toEqual([['EVENT_REJECTED']])
  })
})

describe('[I10] the call that a tab waits for', () => {
  const domain = createJobDomain(async () => [], { scope: 'tab' })
  const inTab = (tab: string): Deciding => ({
    ...deciding,
    tab,
    folder: createFolder([domain, counter], tab),
    effects: knownEffects([domain, counter]),
  })
  const asked = draft('job', jobEvents.asked({ what: 'a mail' }))
  const other = request([], { settles: 'a:0' })
  const asking = () => {
    const mine = inTab('mine')
    return decideBatch(mine, mine.folder.initial(), { head: head(0), events: [] }, [request([asked])], new Set())
  }
  const settledBy = (tab: string, isAsked: boolean, ...requests: CommitRequest[]) => {
    const { state, decision } = asking()
    const its = inTab(tab)
    const from = isAsked ? state : its.folder.initial()
    return decideBatch(its, from, { head: head(1), events: [] }, requests, new Set(['a:0']), decision.outbox).decision
  }

  test('keeps its row while other effects are settled, by this tab or another', () => {
    expect(settledBy('mine', true, other)).toMatchObject({ settle: ['a:0'], outbox: [] })
    expect(settledBy('other', false, other)).toMatchObject({ settle: ['a:0'], outbox: [] })
  })

  test('keeps its row while this build does not know all of the log', () => {
    const { state, decision } = asking()
    const left = [request([draft('left', jobEvents.left({}))]), other]
    const settled = (whole: boolean, events: readonly LogEvent[]) =>
      decideBatch(
        { ...inTab('mine'), isWhole: () => whole },
        state,
        { head: head(1), events },
        left,
        new Set(['a:0']),
        decision.outbox,
      ).decision.settle
    const unknown = recorded(1, { ...add('u'), v: 2 })
    expect(settled(false, [])).toEqual(['a:0'])
    expect(settled(true, [unknown])).toEqual(['a:0'])
    expect(settled(true, [])).toEqual(['a:0', 'job:job.call'])
  })

  test('loses its row when this tab waits no more', () => {
    expect(settledBy('mine', true, request([draft('left', jobEvents.left({}))]), other)).toMatchObject({
      settle: ['a:0', 'job:job.call'],
    })
  })
})
