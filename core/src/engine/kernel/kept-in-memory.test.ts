import { describe, expect, test } from 'vitest'
import type { OutboxRow } from '../log/log.ts'
import { counterEvents, createCounterDomain, noteDomain, noteEvents } from '../../testing/counter-domain.ts'
import { createFolder } from './fold.ts'
import { createRowsInFlight } from './rows-in-flight.ts'
import { createSecretVault } from './secret-vault.ts'
import { createTabHistory } from './tab-history.ts'

const row = (id: string, cause = 'cause'): OutboxRow => ({
  id,
  seq: 1,
  cause,
  effect: 'counter.save',
  params: {},
  lane: null,
  tabOnly: false,
  tab: 'mine',
  leaseUntil: 0,
  attempt: 0,
  notBefore: 0,
})

describe('I4 I8: rows in flight', () => {
  test('what was written or taken over stays until it is settled', () => {
    const rows = createRowsInFlight()
    rows.written({ outbox: [row('a'), row('b')], settle: [] })
    rows.claimed([row('c')])
    expect(rows.all().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    rows.written({ outbox: [row('d')], settle: ['a', 'c'] })
    expect(rows.all().map(({ id }) => id)).toEqual(['b', 'd'])
    rows.clear()
    expect(rows.all()).toEqual([])
  })

  test('one that is put back knows its tries and its time, and one that is not there stays away', () => {
    const rows = createRowsInFlight()
    rows.claimed([row('a')])
    rows.postponed('a', 2, 5000)
    rows.postponed('b', 2, 5000)
    expect(rows.all()).toEqual([{ ...row('a'), attempt: 2, notBefore: 5000 }])
  })
})

describe('I5: the vault', () => {
  test('secrets are there until the last effect of their event is done', () => {
    const vault = createSecretVault()
    vault.put('cause', { password: 'fern' })
    vault.committed('cause', [row('a'), row('b'), row('c', 'another')])
    vault.settled(row('a'))
    vault.settled(row('c', 'another'))
    vault.settled(row('a'))
    expect(vault.of('cause')).toEqual({ password: 'fern' })
    vault.settled(row('b'))
    expect(vault.of('cause')).toEqual({})
  })

  test('an event with nothing to do keeps none, and one that has none is not kept', () => {
    const vault = createSecretVault()
    vault.put('cause', { password: 'fern' })
    vault.committed('cause', [row('c', 'another')])
    expect(vault.of('cause')).toEqual({})
    vault.put('empty', {})
    vault.put('cause', { password: 'moss' })
    vault.put('cause', {})
    expect(vault.of('cause')).toEqual({ password: 'moss' })
    vault.committed('nobody', [row('a', 'nobody')])
    vault.settled(row('a', 'nobody'))
    expect(vault.of('nobody')).toEqual({})
  })

  test('a row that was not its own ends nothing', () => {
    const vault = createSecretVault()
    vault.put('cause', { password: 'fern' })
    vault.settled(row('a'))
    expect(vault.of('cause')).toEqual({ password: 'fern' })
  })

  test('one cause, or all of them, can be forgotten', () => {
    const vault = createSecretVault()
    for (const cause of ['one', 'two', 'three']) vault.put(cause, { password: cause })
    vault.drop('one')
    expect([vault.of('one'), vault.of('two')]).toEqual([{}, { password: 'two' }])
    vault.clear()
    expect([vault.of('two'), vault.of('three')]).toEqual([{}, {}])
  })
})

describe('I6: what a tab’s own domains were', () => {
  const folder = createFolder([createCounterDomain(), noteDomain], 'mine')
  const note = (seq: number, tab = 'mine') => ({
    ...noteEvents.written({ text: `${seq}` }),
    id: `id-${seq}`,
    at: 1000,
    tab,
    cause: null,
    seq,
  })
  const added = (seq: number) => ({ ...note(seq), ...counterEvents.added({ by: 1 }) })
  const textsAt = (history: ReturnType<typeof createTabHistory>, seq: number): unknown =>
    folder.restoreTab(history.at(seq).state, folder.initial())['note']?.context

  test('is told at any event after the floor, and what is before it stays in what it led to', () => {
    const history = createTabHistory(folder)
    history.add([note(1), added(2), note(3), note(4, 'other'), note(5)], 0)
    expect(textsAt(history, 0)).toEqual({ texts: [] })
    expect(textsAt(history, 1)).toEqual({ texts: ['1'] })
    expect(textsAt(history, 4)).toEqual({ texts: ['1', '3'] })
    expect(textsAt(history, 9)).toEqual({ texts: ['1', '3', '5'] })
    history.add([note(6)], 3)
    expect(textsAt(history, 3)).toEqual({ texts: ['1', '3'] })
    expect(textsAt(history, 2)).toEqual({ texts: ['1', '3'] })
    expect(textsAt(history, 6)).toEqual({ texts: ['1', '3', '5', '6'] })
    history.add([], 5)
    expect(textsAt(history, 5)).toEqual({ texts: ['1', '3', '5'] })
    history.add([], 6)
    expect(textsAt(history, 5)).toEqual({ texts: ['1', '3', '5', '6'] })
    expect(textsAt(history, 6)).toEqual({ texts: ['1', '3', '5', '6'] })
  })

  test('another log begins with what they are now', () => {
    const history = createTabHistory(folder)
    history.add([note(1)], 0)
    history.goTo(folder.fold(folder.initial(), note(7)), 3)
    history.add([note(2), note(3)], 0)
    expect(textsAt(history, 1)).toEqual({ texts: ['7'] })
    expect(history.at(1).seq, 'what it has heard is not told again').toBe(3)
    history.add([note(4)], 0)
    expect(textsAt(history, 4)).toEqual({ texts: ['7', '4'] })
    expect(history.at(4).seq).toBe(4)
  })
})
