/** A saved context is what its schema says, and whatever is not is refused (I7). */
import { readFileSync, readdirSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Domain } from '../engine/kernel/define-domain.ts'
import { contextsOf } from '../engine/kernel/saved-state.ts'
import { init, restore, save } from '../engine/kernel/stepper.ts'
import { type Json, asWritten, parseJson } from '../engine/log/event.ts'
import { bare } from '../replay/open-log.ts'
import { savedContexts } from '../replay/saved-contexts.ts'
import { stridesOf, walk } from '../testing/random-walk.ts'
import { allDomains } from './domains.ts'
import { knownDomains } from './known-domains.ts'

const savedState = z.object({ value: z.json(), context: z.record(z.string(), z.json()) })

/** The schemas that a value at this place may be of. */
function inside(schema: unknown, key: string): unknown[] {
  if (schema instanceof z.ZodMiniObject) return [schema.shape[key]]
  if (schema instanceof z.ZodMiniArray) return [schema.def.element]
  if (schema instanceof z.ZodMiniRecord) return [schema.def.valueType]
  if (schema instanceof z.ZodMiniTuple) return [schema.def.items[Number(key)]]
  return unwrapped(schema).flatMap((each) => inside(each, key))
}

function unwrapped(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion) return schema.def.options
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) return [schema.def.innerType]
  return schema instanceof z.ZodMiniDefault ? [schema.def.innerType] : []
}

/** It may be left out; a record holds whatever it holds, and without it a value may be of another kind that lacks it. */
const mayBeAbsent = (parent: unknown, key: string): boolean =>
  parent instanceof z.ZodMiniRecord ||
  (parent instanceof z.ZodMiniObject && !(key in parent.shape)) ||
  inside(parent, key).some((each) => each instanceof z.ZodMiniOptional || each instanceof z.ZodMiniDefault) ||
  unwrapped(parent).some((each) => mayBeAbsent(each, key))

/** What takes any JSON, takes JSON of any type. */
const takesAnything = (schema: unknown): boolean =>
  schema instanceof z.ZodMiniLazy || unwrapped(schema).some(takesAnything)

type Way = readonly string[]

interface Place {
  readonly way: Way
  readonly key: string
  /** The schemas of what it stands in. */
  readonly parents: readonly unknown[]
}

/** Every place of a value. */
function* placesOf(value: Json, parents: readonly unknown[], way: Way = []): Generator<Place> {
  if (typeof value !== 'object' || value === null || parents.some(takesAnything)) return
  for (const [key, inner] of Object.entries(value)) {
    yield { way: [...way, key], key, parents }
    yield* placesOf(
      inner,
      parents.flatMap((schema) => inside(schema, key)),
      [...way, key],
    )
  }
}

/** A field, and none that may be left out; lists have no fields. */
const isNeeded = ({ key, parents }: Place): boolean =>
  !/^\d+$/.test(key) && !parents.some((parent) => mayBeAbsent(parent, key))
const isTyped = ({ key, parents }: Place): boolean =>
  !parents.flatMap((parent) => inside(parent, key)).some(takesAnything)

/** The same with something else at a place; undefined for nothing. */
const changed = (value: Json, [key = '', ...rest]: Way, to: (at: Json) => Json | undefined): Json => {
  if (typeof value !== 'object' || value === null) return value
  const next = Object.entries(value).map(([name, inner]): [string, Json | undefined] => [
    name,
    name !== key ? inner : rest.length === 0 ? to(inner) : changed(inner, rest, to),
  ])
  return asWritten(Array.isArray(value) ? next.map(([, inner]) => inner) : Object.fromEntries(next))
}

/** Of a type that it was not, and that nothing else at its place is. */
const ofAnotherType = (value: Json): Json => (typeof value === 'object' && value !== null ? 'text' : [['text']])

/** As it is before anything has happened, with the fields that are undefined. */
const firstOf = ({ machine }: Domain) => z.record(z.string(), z.unknown()).parse(init(machine).context)

const contexts = await contextsOf(allDomains)
const contextOf = ({ name }: Domain): z.ZodMiniType => {
  const context = contexts.get(name)
  if (!context) throw new Error(`${name} does not say what its saved context is`)
  return context
}

test('[I7] a log from outside is held to the schemas that the domains have themselves', async () => {
  expect(savedContexts).toEqual(await contextsOf(knownDomains))
})

for (const domain of allDomains.filter(({ context }) => context))
  describe(domain.name, { timeout: 120_000 }, () => {
    const schema = contextOf(domain)
    const strides = stridesOf(domain)

    test('[I7] every state survives being saved, written, checked and restored', () => {
      fc.assert(
        fc.property(strides, (taken) => {
          for (const { state } of walk(domain, taken)) {
            const saved = save(domain.machine, state)
            const { value, context } = savedState.parse(parseJson(JSON.stringify(saved)))
            const read = schema.safeParse(context)
            expect(read.error).toBeUndefined()
            expect(asWritten(read.data)).toEqual(context)
            const again = restore(domain.machine, { value, context: { ...firstOf(domain), ...context } })
            expect(JSON.stringify(save(domain.machine, again))).toBe(JSON.stringify(saved))
          }
        }),
        { numRuns: 40 },
      )
    })

    test('[I7] a context that lacks a field, or holds something else there, is refused', () => {
      let tried = 0
      fc.assert(
        fc.property(strides, (walked) => {
          const last = walk(domain, walked).at(-1)
          if (!last) return
          const { context } = savedState.parse(save(domain.machine, last.state))
          const taken = (to: (at: Json) => Json | undefined, places: readonly Place[]) =>
            places.map(({ way }) => way).filter((way) => schema.safeParse(changed(context, way, to)).success)
          const places = [...placesOf(context, [schema])]
          expect(taken(() => undefined, places.filter(isNeeded))).toEqual([])
          expect(taken(ofAnotherType, places.filter(isTyped))).toEqual([])
          tried += places.length
        }),
        { numRuns: 25 },
      )
      expect(tried).toBeGreaterThan(0)
    })
  })

test('[I1] [I7] the first context lists every field, also what is absent at first: a restored one has them in the same order', () => {
  for (const domain of allDomains) {
    const { name, context } = domain
    const fields = context instanceof z.ZodMiniObject ? Object.keys(context.shape) : []
    expect({ [name]: fields.filter((field) => !Object.hasOwn(firstOf(domain), field)) }).toEqual({ [name]: [] })
  }
})

test('[I7] every domain says what its saved context is, and its first state is one', () => {
  for (const domain of allDomains) {
    const { context } = savedState.parse(save(domain.machine, init(domain.machine)))
    expect(contextOf(domain).safeParse(context).error).toBeUndefined()
  }
})

const logs = new URL('../../../fixtures/logs/', import.meta.url)
const recordedEnd = z.object({ shared: z.json(), tab: z.json() })

test('[I7] what earlier releases saved is what a context has to be, with what they did not know from the first state', () => {
  const files = readdirSync(logs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jsonl'))
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const lines = readFileSync(new URL(file, logs), 'utf8').trim().split('\n')
    const { shared, tab } = recordedEnd.parse(parseJson(lines.at(-1) ?? ''))
    const states = new Map(Object.entries({ ...bare(shared), ...bare(tab) }))
    for (const domain of allDomains.filter(({ context, name }) => context && states.has(name))) {
      const { name, machine } = domain
      const first = savedState.parse(save(machine, init(machine))).context
      const saved = savedState.parse(states.get(name)).context
      expect(contextOf(domain).safeParse({ ...first, ...saved }).error, `${file}: ${name}`).toBeUndefined()
    }
  }
})
