/** Where personal data stands in a text: what fields of the log say, and what recognisers see. */
import type { PersonalKind } from './pii-fields.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import type { Recogniser } from './recognisers.ts'

export interface Finding {
  readonly index: number
  readonly length: number
  /** The name of a recogniser, or `known` for a value of a field. */
  readonly by: string
  readonly pseudonym: () => string
}

export interface TextRules {
  readonly pseudonyms: Pseudonyms
  /** In the order in which they are asked. */
  readonly recognisers: readonly Recogniser[]
  /** Whether a word stays, although somebody is called so: a store's. */
  readonly isPublic: (word: string) => boolean
}

/** Shorter ones are found as they are written only: most of them are words of the language too. */
const CERTAIN = 4

/** The findings of a text, the first one first; of two at one place the longer one. */
export function createFinder({ pseudonyms, recognisers, isPublic }: TextRules): (text: string) => Finding[] {
  const known = new Map<string, { readonly value: string; readonly pseudonym: string }>()
  for (const [value, pseudonym] of pseudonyms.known())
    if (value.length > 1 && !isPublic(value)) known.set(value.toLowerCase(), { value, pseudonym })
  const values = [...known.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const ofValues = values.length === 0 ? null : alone(values.join('|'))
  const ofRecognisers = alone(recognisers.map(({ pattern }) => pattern).join('|'))
  const wholes = recognisers.map((each) => ({ ...each, whole: new RegExp(`^(?:${each.pattern})$`, 'iu') }))

  const knownAs = (found: string): Meaning | null => {
    const exact = known.get(found.toLowerCase())
    if (!exact || (exact.value.length < CERTAIN && exact.value !== found)) return null
    return { by: 'known', pseudonym: () => exact.pseudonym }
  }
  const recognisedAs = (found: string): Meaning | null => {
    const [street = ''] = found.split(',')
    if (isPublic(street)) return null
    for (const { name, whole, read } of wholes) {
      const is: { kind: PersonalKind; value: string } | null = whole.test(found) ? read(found) : null
      if (is) return { by: name, pseudonym: () => pseudonyms.of(is.kind, is.value) }
    }
    return null
  }
  const sources = [
    ...(ofValues ? [{ pattern: ofValues, meaningOf: knownAs }] : []),
    { pattern: ofRecognisers, meaningOf: recognisedAs },
  ]
  const firstFrom = (text: string, from: number): Finding | undefined =>
    sources
      .flatMap(({ pattern, meaningOf }) => next(pattern, text, from, meaningOf) ?? [])
      .toSorted((a, b) => a.index - b.index || b.length - a.length)[0]

  return (text) => {
    const found: Finding[] = []
    for (let first = firstFrom(text, 0); first; first = firstFrom(text, first.index + first.length)) found.push(first)
    return found
  }
}

type Meaning = Pick<Finding, 'by' | 'pseudonym'>

/** The first match from a place on that means something. */
function next(
  pattern: RegExp,
  text: string,
  from: number,
  meaningOf: (found: string) => Meaning | null,
): Finding | null {
  pattern.lastIndex = from
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match
    const meaning = meaningOf(found)
    if (meaning) return { index: match.index, length: found.length, ...meaning }
  }
  return null
}

/** A pattern where no letter or digit stands beside it. */
const alone = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'giu')

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
