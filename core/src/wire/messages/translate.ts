/** Translates English messages of the core and the services. */
import { type Meaning, fillTemplate } from './message.ts'

/** `messages` by code, `sentences` by their English text. */
export interface Translations {
  readonly messages: Readonly<Record<string, string>>
  readonly sentences: Readonly<Record<string, string>>
}

const lookUp = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** By code, else by English text; an unknown message stays unchanged. */
export function translate({ messages, sentences }: Translations, text: string, meaning?: Meaning): string {
  const template = meaning && lookUp(messages, meaning.code)
  return meaning && template !== undefined ? fillTemplate(template, meaning.params) : (lookUp(sentences, text) ?? text)
}

/** `title|text` as two sentences. */
export const inOneLine = (message: string): string => message.replace('|', '. ').replace(/([.!?])\. /, '$1 ')
