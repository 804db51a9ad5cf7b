import * as z from 'zod/mini'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Json, asWritten } from '../log/event.ts'
import { counterEvents, createCounterDomain, noteDomain, noteEvents } from '../../testing/counter-domain.ts'
import { type Domain, type SavedState, defineDomain } from './define-domain.ts'
import { checksum } from '../log/checksum.ts'
import { createFolder } from './fold.ts'

const counter = createCounterDomain()
const createBoth = () => createFolder([counter, noteDomain], 'mine')
const envelope = { at: 1000, tab: 'mine', cause: null }
/** Made again for each test, as a page that is loaded makes it. */
let folder = createBoth()
beforeEach(() => {
  folder = createBoth()
})
const state = [counterEvents.added({ by: 3 }), noteEvents.written({ text: 'fine' })].reduce(
  (before, event, index) => folder.fold(before, { ...event, ...envelope, id: `id-${index}`, seq: index + 1 }),
  folder.initial(),
)
const otherwise = (changes: Partial<Domain>) => createFolder([{ ...counter, ...changes }, noteDomain], 'mine')
const totalOf = (restored: typeof state): unknown => restored['counter']?.context
const textsOf = (restored: typeof state): unknown => restored['note']?.context

describe('I6: saved states', () => {
  test('shared and tab domains are saved apart, and each is restored beside the rest', () => {
    const rest = folder.initial()
    const shared = folder.restore(folder.save(state), rest)
    expect(shared.missing).toEqual([])
    expect(totalOf(shared.state)).toEqual(totalOf(state))
    expect(textsOf(shared.state)).toEqual({ texts: [] })
    const tab = folder.restoreTab(folder.saveTab(state), shared.state)
    expect(textsOf(tab)).toEqual({ texts: ['fine'] })
    expect(totalOf(tab)).toEqual(totalOf(state))
  })

  test('what is saved is JSON and comes back as a state that goes on', () => {
    const { state: restored } = folder.restore(asWritten(folder.save(state)), folder.initial())
    const next = folder.fold(restored, { ...counterEvents.added({ by: 2 }), ...envelope, id: 'id-9', seq: 9 })
    expect(totalOf(next)).toMatchObject({ total: 5 })
  })

  test.each([
    ['a newer version', otherwise({ version: 0 })],
    ['an older version that cannot be migrated', otherwise({ version: 2 })],
    ['an older version whose migration says no', otherwise({ version: 2, migrate: () => null })],
    ['a context that its schema does not take', otherwise({ context: async () => z.object({ total: z.string() }) })],
  ])('of %s are not restored, and that is said', async (_, other) => {
    const saved = folder.save(state)
    const contexts = await other.contextsFor({ seq: 2, state: saved, unchecked: true })
    const { state: restored, missing } = other.restore(saved, folder.initial(), contexts)
    expect(missing).toEqual(['counter'])
    expect(totalOf(restored)).toMatchObject({ total: 0 })
  })

  const changed = (change: (kept: Record<string, Json>) => Json): Json => {
    const saved: Record<string, Json> = { ...recordOf(folder.save(state)) }
    return { ...saved, counter: change({ ...recordOf(saved['counter'] ?? null) }) }
  }

  test.each<[string, Json]>([
    ['nothing', {}],
    ['a list', []],
    ['null', null],
    ['a domain that is null', changed(() => null)],
    ['a domain that is a list', changed(() => [])],
    ['a state that is text', changed((kept) => ({ ...kept, state: 'text' }))],
    ['a state that is a list', changed((kept) => ({ ...kept, state: [] }))],
    ['a state without a context', changed((kept) => ({ ...kept, state: { value: {} } }))],
    [
      'a state whose context is null',
      changed((kept) => ({ ...kept, state: { ...recordOf(kept['state'] ?? null), context: null } })),
    ],
    [
      'a state that names what there is not',
      changed((kept) => ({ ...kept, state: { ...recordOf(kept['state'] ?? null), value: 'nowhere' } })),
    ],
    ['a version that is text', changed((kept) => ({ ...kept, version: '1' }))],
  ])('%s is not exact, and begins anew', (_, saved) => {
    const { state: restored, missing } = folder.restore(saved, folder.initial())
    expect(missing).toEqual(['counter'])
    expect(totalOf(restored)).toEqual(totalOf(folder.initial()))
  })

  test('I7: of another table, or of the first release, is restored as it is; fields that it lacks are as they begin', () => {
    const older = changed(({ version: _, ...kept }) => ({
      ...kept,
      hash: '00000000',
      state: { value: {}, context: { total: 3 } },
    }))
    const { state: restored, missing } = folder.restore(older, folder.initial())
    expect(missing).toEqual([])
    expect(totalOf(restored)).toEqual({ ...recordOf(asWritten(totalOf(folder.initial()))), total: 3 })
  })

  test('I7: of an older version is migrated', () => {
    const migrate = ({ value, context }: SavedState, from: number): SavedState => ({
      value,
      context: { ...recordOf(context), total: 100 + from },
    })
    const { state: restored, missing } = otherwise({ version: 2, migrate }).restore(
      folder.save(state),
      folder.initial(),
    )
    expect(missing).toEqual([])
    expect(totalOf(restored)).toMatchObject({ total: 101 })
  })

  test('what an object has of its own only is a saved domain', () => {
    const inherited: Json = {}
    Object.setPrototypeOf(inherited, { ...recordOf(folder.save(state)) })
    expect(folder.restore(inherited, folder.initial()).missing).toEqual(['counter'])
  })

  test('one domain that cannot be restored leaves the others as they were', () => {
    const other = defineDomain({ ...createCounterDomain(), name: 'other' })
    const both = createFolder([other, counter], 'mine')
    const { state: restored, missing } = both.restore(folder.save(state), both.initial())
    expect(missing).toEqual(['other'])
    expect(totalOf(restored)).toEqual(totalOf(state))
  })
})

describe('I7: fingerprints', () => {
  test('the hash is that of the shared domains, whatever the tab’s are', () => {
    expect(folder.hash).toMatch(/^[0-9a-f]{8}$/)
    expect(createFolder([counter], 'other').hash).toBe(folder.hash)
    expect(createFolder([noteDomain], 'mine').hash).not.toBe(folder.hash)
    expect(otherwise({ version: 2 }).hash).not.toBe(folder.hash)
    expect(folder.hash).toBe(createFolder([createCounterDomain()], 'mine').hash)
  })

  // The figures of the algorithm’s own description (FNV-1a, 32 bits).
  test.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
    ['id', '37386ae0'],
  ])('of %j', (text, expected) => {
    expect(checksum(text)).toBe(expected)
  })

  test('short ones are filled up', () => {
    const words = Array.from({ length: 500 }, (_, index) => checksum(`word ${index}`))
    expect(words.every((word) => /^[0-9a-f]{8}$/.test(word))).toBe(true)
    expect(words.some((word) => word.startsWith('0'))).toBe(true)
  })
})

function recordOf(value: Json): { readonly [key: string]: Json } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('no object')
  return Object.fromEntries(Object.entries(value))
}
