/** Personal data inside of other texts: sentences, and what somebody has typed. */
import type { Pseudonyms } from './pseudonyms.ts'

export interface TextRedaction {
  /** What is known to be personal, and what looks like it. */
  inText(text: string): string
  /** Nobody knows what was typed: as a sentence where nothing else stands in it, or as a whole. */
  typed(text: string): string
}

const EMAIL = String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*`
const APART = String.raw`[\s.+-]{0,2}`
const PHONE = String.raw`(?:\+?1${APART})?(?:\(\d{3}\)|\d{3})${APART}\d{3}${APART}\d{4}|\+\d[\d\s().-]{6,}\d`
/** Shorter ones are found as they are written only: most of them are words of the language too. */
const CERTAIN = 4
/** A word as an address writes it. */
const ENCODED = /\S*%[0-9a-f]{2}\S*/gi

/** `isPublic` says which words stay, although somebody is called so: a store's. */
export function createTextRedaction(pseudonyms: Pseudonyms, isPublic: (word: string) => boolean): TextRedaction {
  const known = new Map<string, { readonly value: string; readonly pseudonym: string }>()
  for (const [value, pseudonym] of pseudonyms.known())
    if (value.length > 1 && !isPublic(value)) known.set(value.toLowerCase(), { value, pseudonym })
  const values = [...known.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const [emails, others] = [values.filter((each) => each.includes('@')), values.filter((each) => !each.includes('@'))]
  const personal = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${[...emails, EMAIL, ...others, PHONE].join('|')})(?![\p{L}\p{N}])`,
    'giu',
  )

  const other = (found: string): string => {
    const exact = known.get(found.toLowerCase())
    if (exact) return exact.value.length < CERTAIN && exact.value !== found ? found : exact.pseudonym
    return pseudonyms.of(found.includes('@') ? 'email' : 'phone', found)
  }
  const replaced = (text: string): string => text.replaceAll(personal, other)
  const inEncoded = (word: string): string =>
    word.replaceAll(/[^/?&=#]+/g, (part) => {
      const plain = decoded(part)
      const redacted = replaced(plain)
      return redacted === plain ? part : encodeURIComponent(redacted)
    })

  return {
    inText: (text) => replaced(text.replaceAll(ENCODED, inEncoded)),
    typed: (text) =>
      /[\p{L}\p{N}]/u.test(text.replaceAll(personal, '')) ? pseudonyms.of('note', text) : replaced(text),
  }
}

/** Of a part of an address; never throws. */
export const decoded = (part: string): string => new URLSearchParams(`=${part.replaceAll('&', '%26')}`).get('') ?? part

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
