/** Personal data inside of other texts: sentences, and what somebody has typed. */
import { type TextRules, createFinder } from './find-personal.ts'

export interface TextRedaction {
  /** What is known to be personal, and what looks like it. */
  inText(text: string): string
  /** Nobody knows what was typed: as a sentence where nothing else stands in it, or as a whole. */
  typed(text: string): string
}

/** A word as an address writes it. */
const ENCODED = /\S*%[0-9a-f]{2}\S*/gi

/** `count` is told of each replacement, and of what found it: see `Finding`, or `typed` for all of a text. */
export function createTextRedaction(rules: TextRules, count: (by: string) => void): TextRedaction {
  const find = createFinder(rules)
  /** The text with each finding as `becomes` gives it back. */
  const rewritten = (text: string, becomes: (finding: ReturnType<typeof find>[number]) => string): string => {
    const findings = find(text)
    if (findings.length === 0) return text
    const parts: string[] = []
    let at = 0
    for (const finding of findings) {
      parts.push(text.slice(at, finding.index), becomes(finding))
      at = finding.index + finding.length
    }
    return [...parts, text.slice(at)].join('')
  }
  const replaced = (text: string): string =>
    rewritten(text, ({ by, pseudonym }) => {
      count(by)
      return pseudonym()
    })
  const inEncoded = (word: string): string =>
    word.replaceAll(/[^/?&=#]+/g, (part) => {
      const plain = decoded(part)
      const redacted = replaced(plain)
      return redacted === plain ? part : encodeURIComponent(redacted)
    })

  return {
    inText: (text) => replaced(text.replaceAll(ENCODED, inEncoded)),
    typed(text) {
      if (!/[\p{L}\p{N}]/u.test(rewritten(text, () => ''))) return replaced(text)
      count('typed')
      return rules.pseudonyms.of('note', text)
    },
  }
}

/** Of a part of an address; never throws. */
export const decoded = (part: string): string => new URLSearchParams(`=${part.replaceAll('&', '%26')}`).get('') ?? part
