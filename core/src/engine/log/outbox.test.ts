import { expect, test } from 'vitest'
import type { Claim, OutboxRow } from './log.ts'
import { LONGEST_PAUSE_MS, postponed, selectClaims } from './outbox.ts'

const NOW = 1_000_000
const LEASE = 15_000

const row = (seq: number, fields: Partial<OutboxRow> = {}): OutboxRow => ({
  id: `e${seq}:0`,
  seq,
  cause: `e${seq}`,
  effect: 'save',
  params: null,
  lane: null,
  tabOnly: false,
  tab: 'mine',
  leaseUntil: 0,
  attempt: 0,
  notBefore: 0,
  ...fields,
})

const claim: Claim = {
  tab: 'mine',
  now: NOW,
  leaseMs: LEASE,
  running: new Set(),
  effects: new Map([['save', 1]]),
  alive: null,
  left: new Set(),
}

const select = (rows: readonly OutboxRow[], fields: Partial<Claim> = {}) => {
  const { rows: taken, nextAt, orphans } = selectClaims(rows, { ...claim, ...fields })
  return { taken: taken.map(({ id }) => id), nextAt, orphans }
}

const theirs = (fields: Partial<OutboxRow> = {}) => row(1, { tab: 'theirs', leaseUntil: NOW + LEASE, ...fields })

test('I4: rows run in the order of the events that caused them, whatever order they are stored in', () => {
  const stored = [row(10), row(2, { id: 'e2:1' }), row(1), row(2, { id: 'e2:0' }), row(2, { id: 'e2:10' })]
  expect(select(stored).taken).toEqual(['e1:0', 'e2:0', 'e2:1', 'e2:10', 'e10:0'])
  expect(select(stored.toReversed()).taken).toEqual(['e1:0', 'e2:0', 'e2:1', 'e2:10', 'e10:0'])
})

test('I4: a lease holds until its very end', () => {
  expect(select([theirs({ leaseUntil: NOW + 1 })])).toEqual({ taken: [], nextAt: NOW + 1, orphans: [] })
  expect(select([theirs({ leaseUntil: NOW })]).taken).toEqual(['e1:0'])
})

test('I4: a lease that is longer than any lease can be has ended, for the clock was set back', () => {
  expect(select([theirs({ leaseUntil: NOW + LEASE })]).taken).toEqual([])
  expect(select([theirs({ leaseUntil: NOW + LEASE + 1 })]).taken).toEqual(['e1:0'])
})

test('I4: a row is taken from a tab that is gone once that tab would have announced itself', () => {
  const alive = new Set(['mine'])
  const began = (ago: number) => theirs({ leaseUntil: NOW + LEASE - ago })
  expect(select([began(999)], { alive })).toEqual({ taken: [], nextAt: NOW + 1, orphans: [] })
  expect(select([began(1000)], { alive }).taken).toEqual(['e1:0'])
  expect(select([theirs({ leaseUntil: NOW + LEASE + 1 })], { alive }).taken).toEqual(['e1:0'])
})

test('I4: a tab that lives keeps its row for its lease and no longer', () => {
  const alive = new Set(['mine', 'theirs'])
  expect(select([theirs()], { alive })).toEqual({ taken: [], nextAt: NOW + LEASE, orphans: [] })
  expect(select([theirs({ leaseUntil: NOW })], { alive }).taken).toEqual(['e1:0'])
})

test('I4: a row of one tab only is nobody else’s, and goes when its tab is gone', () => {
  const alone = theirs({ tabOnly: true, leaseUntil: NOW })
  expect(select([alone], { alive: new Set(['theirs']) })).toEqual({ taken: [], nextAt: NOW + LEASE, orphans: [] })
  expect(select([alone], { alive: new Set(['mine']) })).toEqual({ taken: [], nextAt: null, orphans: ['e1:0'] })
  expect(select([alone])).toEqual({ taken: [], nextAt: null, orphans: ['e1:0'] })
  expect(select([row(1, { tabOnly: true })], { alive: new Set() })).toEqual({
    taken: ['e1:0'],
    nextAt: null,
    orphans: [],
  })
})

test('I4: an orphan does not hold its lane back', () => {
  const orphan = theirs({ tabOnly: true, leaseUntil: 0, lane: 'cart' })
  expect(select([orphan, row(2, { lane: 'cart' })])).toEqual({ taken: ['e2:0'], nextAt: null, orphans: ['e1:0'] })
})

test.each([
  ['belongs to another tab', theirs({ lane: 'cart' }), {}],
  ['is of an effect that only a living tab of another build knows', theirs({ lane: 'cart', effect: 'newer' }), {}],
  ['is of a version that only a living tab of another build knows', theirs({ lane: 'cart', v: 2 }), {}],
  ['is running', row(1, { lane: 'cart' }), { running: new Set(['e1:0']) }],
  ['waits for its time', row(1, { lane: 'cart', notBefore: NOW + 5 }), {}],
  ['was just taken', row(1, { lane: 'cart' }), {}],
])('I4: a first row that %s holds back its lane and no other', (_, first, fields) => {
  const rows = [first, row(2, { lane: 'cart' }), row(3, { lane: 'other' }), row(4), row(5)]
  const { taken } = select(rows, fields)
  expect(taken.filter((id) => id !== 'e1:0')).toEqual(['e3:0', 'e4:0', 'e5:0'])
})

test('I7: a row that no living tab knows is left where it is, and holds nothing back', () => {
  const newer = row(1, { lane: 'cart', effect: 'newer' })
  const widened = row(2, { lane: 'cart', v: 2, tab: 'gone' })
  expect(select([newer, widened, row(3, { lane: 'cart' })])).toEqual({ taken: ['e3:0'], nextAt: null, orphans: [] })
})

test('I10: a claim counts until the row is put back', () => {
  const [first] = selectClaims([row(1)], claim).rows
  const [second] = selectClaims(first ? [first] : [], claim).rows
  expect([first?.claims, second?.claims]).toEqual([1, 2])
  expect(second && postponed(second, 1, NOW)).toEqual(row(1, { leaseUntil: NOW + LEASE, attempt: 1, notBefore: NOW }))
})

test('I10: a claim of a tab that was left in the ordinary way does not count, and those before it still do', () => {
  const claimed = (claims: number | undefined, left: readonly string[]) =>
    selectClaims([theirs({ leaseUntil: 0, ...(claims !== undefined && { claims }) })], {
      ...claim,
      left: new Set(left),
    }).rows.map((taken) => taken.claims)
  expect(claimed(undefined, ['theirs'])).toEqual([1])
  expect(claimed(1, ['theirs'])).toEqual([1])
  expect(claimed(3, ['theirs'])).toEqual([3])
  expect(claimed(3, ['mine', 'another'])).toEqual([4])
})

test('I4: what is running in this tab is not run again; what a reload left behind is', () => {
  expect(select([row(1), row(2)], { running: new Set(['e1:0']) }).taken).toEqual(['e2:0'])
  expect(select([theirs()], { running: new Set(['e1:0']) }).nextAt).toBe(NOW + LEASE)
})

test('I4: a pause holds until its end, and one that is longer than any pause can be has ended', () => {
  expect(select([row(1, { notBefore: NOW + 1 })])).toEqual({ taken: [], nextAt: NOW + 1, orphans: [] })
  expect(select([row(1, { notBefore: NOW })]).taken).toEqual(['e1:0'])
  expect(select([row(1, { notBefore: NOW + LONGEST_PAUSE_MS })]).nextAt).toBe(NOW + LONGEST_PAUSE_MS)
  expect(select([row(1, { notBefore: NOW + LONGEST_PAUSE_MS + 1 })]).taken).toEqual(['e1:0'])
})

test('I4: the next time to ask is when the first of those that wait is due', () => {
  const at = (seq: number, notBefore: number) => row(seq, { notBefore })
  expect(select([at(1, NOW + 30), at(2, NOW + 10), at(3, NOW + 20)]).nextAt).toBe(NOW + 10)
  expect(select([]).nextAt).toBeNull()
})

test('I4: what is taken is leased to the one who asked', () => {
  const { rows } = selectClaims([theirs({ leaseUntil: 0 })], claim)
  expect(rows).toEqual([theirs({ tab: 'mine', leaseUntil: NOW + LEASE, claims: 1 })])
})
