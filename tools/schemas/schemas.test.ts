/** What a release has stored is read by every later one: a change that forgets it is named here, with its cure (I7). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { knownDomains } from '../../core/src/domains/known-domains.ts'
import { recentlyViewedDomain } from '../../core/src/domains/recently-viewed/recently-viewed.domain.ts'
import { type Domain, defineEffect } from '../../core/src/engine/kernel/define-domain.ts'
import { defineEvents } from '../../core/src/engine/kernel/define-events.ts'
import { brokenPromises, staleEntries } from './complaints.ts'
import { fingerprint, treeOf } from './fingerprints.ts'
import { lockPath } from './lock-path.ts'
import { type Lock, asReleased, lockFile, withNext, withRetired } from './lock.ts'

const committed = lockFile.parse(JSON.parse(readFileSync(lockPath, 'utf8')))

test('I7: what was released is read by this tree', () => {
  expect(brokenPromises(committed, treeOf(knownDomains))).toEqual([])
})

test('[finding 13] [I7] core/schemas.lock.json says what the next release stores', () => {
  expect(staleEntries(committed, treeOf(knownDomains))).toEqual([])
})

type Specs = Parameters<typeof defineEvents>[1]
type Effects = NonNullable<Domain['effects']>

const written = z.object({ sku: z.string(), note: z.string() })
const kept = z.object({ count: z.int() })
const keep = (more: Partial<Effects[string]> = {}) =>
  defineEffect({ params: kept, run: () => Promise.resolve([]), ...more })

/** A domain with one event and one effect, or with others. */
const notes = (specs: Specs = { written: { v: 1, data: written } }, effects: Effects = { keep: keep() }) =>
  treeOf([{ ...recentlyViewedDomain, name: 'notes', events: defineEvents('notes', specs), effects }])

const empty: Lock = {
  reader: 0,
  released: { events: {}, effects: {} },
  next: { events: {}, effects: {} },
  retired: { events: [], effects: [] },
}
/** As it is once `notes` was released, by readers of version 1. */
const released = asReleased(empty, notes())
const starred = z.extend(written, { stars: z.int() })
const addsStars = (data: unknown) => ({ ...z.record(z.string(), z.json()).parse(data), stars: 0 })

test('I7: as it was released, nothing is wrong', () => {
  expect(released.reader).toBe(1)
  expect(brokenPromises(released, notes())).toEqual([])
  expect(staleEntries(released, notes())).toEqual([])
})

test.each<readonly [violation: string, tree: ReturnType<typeof notes>, complaint: string]>([
  [
    'an event changes without a new version',
    notes({ written: { v: 1, data: starred } }),
    'notes.written v1 is not what was released: give it v: 2, and an upcast from 1.',
  ],
  [
    'a field that may be missing is added without a new version',
    notes({ written: { v: 1, data: z.extend(written, { stars: z.optional(z.int()) }) } }),
    'notes.written v1 is not what was released: give it v: 2, and an upcast from 1.',
  ],
  [
    'an event has a new version and no upcast',
    notes({ written: { v: 2, since: 2, data: starred } }),
    'notes.written is at v2 and has no upcast from 1: logs and outboxes hold that version.',
  ],
  [
    'a new version that older readers cannot read, and that does not say so',
    notes({ written: { v: 2, data: starred, upcast: addsStars } }),
    'notes.written v2 is new since the last release: say since: 2, or skippable: true where a build that does not know it may go on without it.',
  ],
  [
    'a new event that does not say who can read it',
    notes({ written: { v: 1, data: written }, erased: { v: 1, data: written } }),
    'notes.erased v1 is new since the last release: say since: 2, or skippable: true where a build that does not know it may go on without it.',
  ],
  [
    'an event is removed',
    notes({}),
    'notes.written is gone, and logs hold it: keep it in defineEvents, or retire it by "npm run schemas -- --retire notes.written" where no state needs it.',
  ],
  [
    'parameters of an effect change without a new version',
    notes(undefined, { keep: keep({ params: z.object({ count: z.string() }) }) }),
    'notes.keep v1 is not what was released: give it v: 2, and an upcast from 1.',
  ],
  [
    'parameters of an effect have a new version and no upcast',
    notes(undefined, { keep: keep({ v: 2, params: z.object({ count: z.string() }) }) }),
    'notes.keep is at v2 and has no upcast from 1: logs and outboxes hold that version.',
  ],
  [
    'an effect is renamed without an heir',
    notes(undefined, { count: keep() }),
    `notes.keep is gone, and outboxes hold rows of it: give its heir formerly: ['keep'], or retire it by "npm run schemas -- --retire notes.keep".`,
  ],
])('I7: %s', (_, tree, complaint) => {
  expect(brokenPromises(released, tree)).toEqual([complaint])
})

test('I7: to what no released build reads, fields that may be missing may be added', () => {
  const tree = notes({ written: { v: 1, data: z.extend(written, { stars: z.optional(z.int()) }) } })
  const unread = { ...released, reader: 0 }
  expect(brokenPromises(unread, tree)).toEqual([])
  expect(brokenPromises(unread, notes({ written: { v: 1, data: starred } }))).toHaveLength(1)
  // Once it is released, it is locked as it is.
  const again = asReleased(unread, tree)
  expect(brokenPromises(again, tree)).toEqual([])
  expect(brokenPromises(again, notes())).toHaveLength(1)
})

test('I7: versions only rise', () => {
  const second = notes({ written: { v: 2, since: 2, data: starred, upcast: addsStars } }, { keep: keep() })
  expect(brokenPromises(released, second)).toEqual([])
  const again = asReleased(released, second)
  expect(again.reader).toBe(2)
  expect(Object.keys(again.released.events['notes.written'] ?? {})).toEqual(['1', '2'])
  expect(brokenPromises(again, notes())).toEqual(['notes.written went back from v2 to v1: versions only rise.'])
})

test.each<readonly [change: string, tree: ReturnType<typeof notes>]>([
  ['a new version with an upcast', notes({ written: { v: 2, since: 2, data: starred, upcast: addsStars } })],
  [
    'a new version with a field that may be missing',
    notes({ written: { v: 2, since: 2, data: z.extend(written, { stars: z.optional(z.int()) }) } }),
  ],
  [
    'a new event since the next reader',
    notes({ written: { v: 1, data: written }, erased: { v: 1, since: 2, data: written } }),
  ],
  [
    'a new event that may be skipped',
    notes({ written: { v: 1, data: written }, erased: { v: 1, skippable: true, data: written } }),
  ],
  ['a renamed effect with an heir', notes(undefined, { count: keep({ formerly: ['keep'] }) })],
  ['fields in another order', notes({ written: { v: 1, data: z.object({ note: z.string(), sku: z.string() }) } })],
])('I7: %s breaks nothing', (_, tree) => {
  expect(brokenPromises(released, tree)).toEqual([])
})

test('what is retired may be gone, and its name is not used again', () => {
  const retired = ['notes.written', 'notes.keep'].reduce(withRetired, released)
  expect(brokenPromises(retired, notes({}, {}))).toEqual([])
  expect(brokenPromises(retired, notes())).toEqual([
    'notes.written is retired, and its name is not used again: take another.',
    'notes.keep is retired, and its name is not used again: take another.',
  ])
  expect(() => withRetired(released, 'notes.writen')).toThrow('No release had notes.writen.')
})

test('what is not released yet may change, and the lock has to say how it is', () => {
  const first = notes({ written: { v: 1, data: written }, erased: { v: 1, since: 2, data: written } })
  const other = notes({ written: { v: 1, data: written }, erased: { v: 1, since: 2, data: starred } })
  const locked = withNext(released, first)
  expect(staleEntries(locked, first)).toEqual([])
  expect(staleEntries(locked, other)).toEqual([
    'notes.erased is not what core/schemas.lock.json says: run "npm run schemas", and commit what it writes.',
  ])
  expect(staleEntries(withNext(locked, other), other)).toEqual([])
  expect(staleEntries(locked, notes())).toHaveLength(1)
})

test('a fingerprint sees what is asked for in any depth', () => {
  const deep = (length: number) =>
    z.object({ list: z.array(z.object({ code: z.string().check(z.maxLength(length)) })) })
  expect(fingerprint(deep(3))).toBe(fingerprint(deep(3)))
  expect(fingerprint(deep(3))).not.toBe(fingerprint(deep(4)))
})
