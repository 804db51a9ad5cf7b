/** What redaction says of its work, without a value: how often each recogniser found something, and what looks suspicious. */
import { type Json, type LogEvent, asWritten } from '../engine/log/event.ts'
import { contextsOf } from './create-rewrite.ts'
import { kindOf } from './pii-fields.ts'
import { walk } from './walk.ts'

/** A text that was not replaced and may be personal: read it before you share the log. */
export interface Suspicion {
  /** The event; null for the state that the log begins with. */
  readonly seq: number | null
  /** Where the text stands: `ui.toastShown.text`. */
  readonly path: string
  /** Why it is listed: an email address, a run of seven or more digits, a street address, or a person's name. */
  readonly looksLike: 'email' | 'number' | 'address' | 'name'
}

/** What redaction replaced, and what it was not sure of. */
export interface RedactionReport {
  /**
   * Number of replacements by what found them: `field` for a field that is personal, `known` for such a value inside of a text,
   * `typed` for a text that was replaced as a whole, `email`, `phone`, `card`, `address` and `birthDate` for what was recognised.
   */
  readonly replaced: Readonly<Record<string, number>>
  /** Texts that were left and look personal all the same. */
  readonly suspicious: readonly Suspicion[]
}

const OURS = /(?:\+?1[ .-]?)?\(?555\)?[ .-]?01\d[ .-]?\d{4}|\b0*\d{1,4} Example Street/g

/** Too uncertain to be replaced: what is called so may as well be a product. */
const LOOKS: readonly (readonly [looksLike: Suspicion['looksLike'], pattern: RegExp])[] = [
  ['email', /[^\s@]@(?!example\.com\b|invalid\b)[^\s@]/u],
  ['number', /\d(?:[\s().-]{0,2}\d){6,}/],
  ['address', /\b\d{1,6}\s+(?:\p{Lu}[\p{L}.'-]*\s+){1,3}(?:Way|Place|Pl|Square|Sq|Circle|Cir|Trail|Loop|Row|Plaza)\b/u],
  [
    'name',
    /\b(?:[Ff]or|[Tt]o|[Ff]rom|[Dd]ear|[Hh]i|[Hh]ello|Mrs?|Ms|Dr|[Pp]ara|[Dd]e|[Hh]ola|Sra?)\.?,?\s+\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)+/u,
  ],
]
/** What is public is of the shop, whose names and numbers are as long. */
const ANYWHERE: ReadonlySet<string> = new Set(['email'])

export function suspicionsOf(
  base: { readonly shared: Json; readonly tab: Json },
  events: readonly LogEvent[],
): readonly Suspicion[] {
  const found: Suspicion[] = []
  const look = (seq: number | null, value: Json, path: string): void => {
    walk(value, path, (text, at, around) => {
      const kind = kindOf(at, around)
      const plain = text.replaceAll(OURS, '')
      const looks = LOOKS.find(([looksLike, pattern]) => {
        const isAsked = ['text', 'url', 'open'].includes(kind) || (kind === 'public' && ANYWHERE.has(looksLike))
        return isAsked && pattern.test(plain)
      })
      if (looks) found.push({ seq, path: at, looksLike: looks[0] })
      return text
    })
  }
  for (const saved of [base.shared, base.tab])
    for (const [context, path] of contextsOf(saved)) look(null, context, path)
  for (const { seq, type, data } of events) look(seq, asWritten(data), type)
  return found
}
