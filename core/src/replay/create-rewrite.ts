/** Reads a whole log for what is personal in it, and rewrites any value of it. */
import * as z from 'zod/mini'
import { type Json, asWritten, json } from '../engine/log/event.ts'
import { ageRules } from './birth-dates.ts'
import type { OpenLog } from './open-log.ts'
import { type Kind, type PersonalKind, isUndeclared, kindOf } from './pii-fields.ts'
import { createPseudonyms } from './pseudonyms.ts'
import { recognisersOf } from './recognisers.ts'
import { createTextRedaction } from './redact-text.ts'
import { createUrlRedaction } from './redact-url.ts'
import { type Visit, walk } from './walk.ts'

const submission = z.object({ offset: z.number() })

export type Rewrite = (value: Json, path: string) => Json

/** Reads the whole log before anything is written: what is known last may stand in a sentence that comes first. */
export function createRewrite(log: OpenLog, count: (by: string) => void): Rewrite {
  const { header, recorded, events } = log
  const parts: [Json, string][] = [
    ...contextsOf(header.base.shared),
    ...contextsOf(header.base.tab),
    ...events.map(({ data, type }): [Json, string] => [asWritten(data), type]),
    ...contextsOf(recorded.shared),
    ...contextsOf(recorded.tab),
  ]
  const look = (visit: Visit) => {
    for (const [value, path] of parts) walk(value, path, visit)
  }

  const places = new Set<string>()
  const publics = new Set<string>()
  const ages: number[] = []
  look((text, path, around) => {
    const kind = kindOf(path, around)
    if (kind === 'place' && text !== '') places.add(text)
    if (kind === 'place' || kind === 'public') publics.add(text)
    if (/min_age_\w+$/.test(path) && /^\d{1,3}$/.test(text)) ages.push(Number(text))
    return text
  })

  const submitted = events.findLast(({ type }) => type === 'ageGate.submitted')
  const offset = submission.safeParse(submitted?.data).data?.offset ?? 0
  const phones = new Set([...places].map((place) => place.replaceAll(/\D/g, '')).filter((digits) => digits.length > 6))
  const words = new Set(
    [...places].flatMap((place) => [place, ...place.split(/[\s,]+/)]).map((word) => word.toLowerCase()),
  )
  const times = events.length === 0 ? [header.exportedAt] : events.map(({ at }) => at)
  const pseudonyms = createPseudonyms(ageRules(ages, times, offset), (digits) => phones.has(digits))

  const isOfStore = (address: Readonly<Record<string, Json>>): boolean =>
    [address['street']].flat().some((line) => typeof line === 'string' && places.has(line))
  const kindIn = (path: string, around: Readonly<Record<string, Json>>): Kind => {
    const kind = kindOf(path, around)
    return ['street', 'city', 'zip'].includes(kind) && isOfStore(around) ? 'place' : kind
  }

  look((text, path, around) => {
    const kind = kindIn(path, around)
    if (!isRead(kind)) pseudonyms.of(kind, text)
    return text
  })
  const texts = createTextRedaction(
    {
      pseudonyms,
      recognisers: recognisersOf(new Date(Math.min(...times)).getUTCFullYear() - YOUNGEST),
      isPublic: (word) => words.has(word.toLowerCase()),
    },
    count,
  )
  const { inText, typed } = texts
  const inUrl = createUrlRedaction(texts)
  const keys = new Map(pseudonyms.known())
  const longestFirst = [...keys].filter(([known]) => known !== '').toSorted(([a], [b]) => b.length - a.length)
  /** A cart's line is named by what was chosen and written for it: `sku|option=text`. */
  const inKey = (key: string): string =>
    key.includes('=')
      ? longestFirst.reduce((so, [known, standIn]) => so.replaceAll(`=${known}`, () => `=${standIn}`), key)
      : key

  const visit: Visit = (text, path, around) => {
    const kind = kindIn(path, around)
    if (kind === 'place' || kind === 'public') return text
    if (kind === 'text') return inText(text)
    if (kind === 'open') return publics.has(text) ? text : typed(text)
    if (kind === 'url') return inUrl(text)
    if (text.trim() !== '') count('field')
    return pseudonyms.of(kind, text)
  }
  return (value, path) =>
    walk(value, path, visit, {
      key: (key, at) => keys.get(key) ?? (isUndeclared(at) && !NAME_OF_CODE.test(key) ? typed(key) : inKey(key)),
      number: (number, at) => (isUndeclared(at) && Math.abs(number) >= LONG_NUMBER ? 0 : number),
    })
}

/** Read for what is in it, not replaced as it is. */
const READ: ReadonlySet<Kind> = new Set(['text', 'url', 'open', 'place', 'public'])
const isRead = (kind: Kind): kind is Exclude<Kind, PersonalKind> => READ.has(kind)

/** Years: nobody who writes here is younger. */
const YOUNGEST = 10

/** Keys that a program gives, and the numbers from which on one may be called. */
const NAME_OF_CODE = /^[\w$-]{1,40}$/
const LONG_NUMBER = 1_000_000

/** As the log saves states; all but the context says nothing of anybody. */
export const savedStates = z.record(z.string(), z.looseObject({ state: z.looseObject({ context: json }) }))

/** The contexts of saved states, each with the path at which its values stand. */
export function* contextsOf(saved: Json): Generator<[Json, string]> {
  if (saved === null) return
  for (const [name, { state }] of Object.entries(z.parse(savedStates, saved))) yield [state.context, `${name}.context`]
}
