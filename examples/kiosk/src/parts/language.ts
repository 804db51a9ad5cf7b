/** Messages and terms of the shop, in the visitor's language. */
import type { Said } from '@leaflog/core'
import { sentences } from '@leaflog/core/wire/messages/core-sentences-es'
import { messages } from '@leaflog/core/wire/messages/messages-es'
import { inOneLine, translate } from '@leaflog/core/wire/messages/translate'
import { termInSpanish } from '../spanish/terms.ts'
import type { Language } from './words.ts'

export type Say = (message: string | Said, meaning?: Said['meaning']) => string

const spanish = { messages, sentences }

/** A message of the shop; without a translation it stays unchanged. */
export const sayIn =
  (language: Language): Say =>
  (message, meant) => {
    const { text, meaning = meant } = typeof message === 'string' ? { text: message } : message
    return inOneLine(language === 'es' ? translate(spanish, text, meaning) : text)
  }

/**
 * A word of the shop's data: a category, a strain, a size, or several separated by commas. An unknown word is treated
 * as a name.
 */
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
