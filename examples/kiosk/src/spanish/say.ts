/** What the kiosk says in Spanish. @module */
/** The shop speaks English; this says its sentences in Spanish, those with names in them by their form. */
import { refusals } from './refusals.ts'
import { shopSentences } from './sentences.ts'

const known: Readonly<Record<string, string>> = { ...shopSentences, ...refusals }

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** "There are {{count}} left." fits every sentence of that form. */
const formOf = (english: string): RegExp =>
  new RegExp(
    `^${english
      .split(/\{\{(\w+)\}\}/)
      .map((part, index) => (index % 2 === 1 ? `(?<${part}>.+)` : escaped(part)))
      .join('')}$`,
    's',
  )

const forms = Object.entries(known)
  .filter(([english]) => english.includes('{{'))
  .map(([english, spanish]) => ({ form: formOf(english), spanish }))

function one(sentence: string): string | null {
  if (Object.hasOwn(known, sentence)) return known[sentence] ?? null
  for (const { form, spanish } of forms) {
    const found = form.exec(sentence)?.groups
    if (found) return spanish.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => found[name] ?? '')
  }
  return null
}

/** Where a sentence may end: a name can have a full stop too. */
const ENDS = /(?<=[.!?]) /

/** Several sentences, each by itself; null where one of them is not known. */
export function sayInSpanish(text: string): string | null {
  if (text === '') return ''
  const parts = text.split(ENDS)
  for (let count = 1; count <= parts.length; count += 1) {
    const first = one(parts.slice(0, count).join(' '))
    const rest = first === null ? null : sayInSpanish(parts.slice(count).join(' '))
    if (rest !== null) return [first, rest].filter(Boolean).join(' ')
  }
  return null
}
