/** Personal data inside of other texts: sentences and addresses of pages. */
import type { Pseudonyms } from './pseudonyms.ts'

export interface TextRedaction {
  inText(text: string): string
  /** Part by part, each as it is written in an address. */
  inUrl(text: string): string
}

const EMAIL = String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*`
const PHONE = String.raw`(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}`
/** Shorter ones are found as they are written only: most of them are words of the language too. */
const CERTAIN = 4

/** `isPublic` says which words stay, although somebody is called so: a store's. */
export function createTextRedaction(pseudonyms: Pseudonyms, isPublic: (word: string) => boolean): TextRedaction {
  const known = new Map<string, { readonly value: string; readonly pseudonym: string }>()
  for (const [value, pseudonym] of pseudonyms.known())
    if (value.length > 1 && !isPublic(value)) known.set(value.toLowerCase(), { value, pseudonym })
  const values = [...known.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const [emails, others] = [values.filter((each) => each.includes('@')), values.filter((each) => !each.includes('@'))]

  const patternOf = (...parts: string[]) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?![\p{L}\p{N}])`, 'giu')
  const inSentences = patternOf(...emails, EMAIL, ...others, PHONE)
  const inAddresses = patternOf(...emails, EMAIL, ...others)

  const other = (found: string): string => {
    const exact = known.get(found.toLowerCase())
    if (exact) return exact.value.length < CERTAIN && exact.value !== found ? found : exact.pseudonym
    return pseudonyms.of(found.includes('@') ? 'email' : 'phone', found)
  }

  const inPart = (part: string): string => {
    const plain = decoded(part)
    const redacted = plain.replaceAll(inAddresses, other)
    return redacted === plain ? part : encodeURIComponent(redacted).replaceAll('%40', '@')
  }
  return {
    inText: (text) => text.replaceAll(inSentences, other),
    inUrl: (text) => text.replaceAll(/[^/?&=#]+/g, inPart),
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
