/** What the shop says and calls things, in the visitor's language. */
import { sayInSpanish } from '../spanish/say.ts'
import { termInSpanish } from '../spanish/terms.ts'
import type { Language } from './words.ts'

/** (8.11) The server's `title|text` as sentences, also where it has put a full stop for the bar. */
const readable = (sentence: string): string => sentence.replaceAll('|', '. ').replaceAll(/(?<=[.!?])\. /g, ' ')

/** A sentence of the shop. One that nobody has foreseen stays as it was said. */
export const sayIn =
  (language: Language) =>
  (sentence: string): string => {
    const english = readable(sentence)
    return language === 'en' ? english : (sayInSpanish(english) ?? english)
  }

/** A word of the shop's data: a shelf, a strain, a size, several of them with commas between. What is not known is a name. */
export const termIn =
  (language: Language) =>
  (word: string): string =>
    language === 'en'
      ? word
      : (termInSpanish(word) ??
        word
          .split(', ')
          .map((each) => termInSpanish(each) ?? each)
          .join(', '))
