import type { Meaning } from '../../wire/messages/message.ts'

/** 8.25 and other problems of cart changes, as sentences for the shopper. */
const PROBLEMS: Readonly<Record<string, string>> = {
  PRODUCT_NOT_FOUND: 'This dispensary doesn’t carry that product. Choose another from its menu.',
  NOT_SALABLE: 'That product is for medical patients only. Switch to medical to add it.',
  INSUFFICIENT_STOCK: 'There isn’t enough in stock. Try a smaller quantity or another size.',
  CART_LIMIT_REACHED: 'That’s more than one cart can hold. Try a smaller quantity.',
  COULD_NOT_FIND_CART_ITEM: 'That product is not in your cart any more.',
  REORDER_NOT_AVAILABLE: 'We couldn’t reorder this. Add its products one by one.',
  NETWORK_FAILED: 'Failed to connect to the service: check your connection and try again.',
  NOT_JSON: 'Failed to process response as JSON data',
  NOT_AUTHORIZED: 'Your session ended. Sign in again to keep your cart.',
  UNDEFINED: 'That didn’t work. Try again.',
}
export const problemSentence = (code: string): string => PROBLEMS[code] ?? PROBLEMS['UNDEFINED'] ?? code

/** A refusal by its code if we have words for it, else in the service's own. */
export const refusalOf = (code: string, message: string, meaning: Meaning | undefined): CartProblem => {
  const sentence = code === 'UNDEFINED' ? undefined : PROBLEMS[code]
  return sentence === undefined ? { code, sentence: message, ...(meaning && { meaning }) } : { code, sentence }
}

const KEPT: Readonly<Record<string, string>> = {
  NETWORK_FAILED: 'Failed to connect to the service: we saved your change and will send it when you’re back online.',
  NOT_JSON: 'Failed to process response as JSON data. We saved your change and will send it again.',
  UNDEFINED: 'The service isn’t responding. We saved your change and will send it again.',
}
/** 8.9, 8.10: why a change was not sent yet, and that it will be. */
export const keptSentence = (code: string): string => KEPT[code] ?? KEPT['UNDEFINED'] ?? code

/** A connection problem, which is over once an answer comes. */
export const isOfConnection = ({ sentence }: CartProblem): boolean => Object.values(KEPT).includes(sentence)

export interface CartProblem {
  readonly code: string
  readonly sentence: string
  /** Present if the sentence is the service's own. */
  readonly meaning?: Meaning | undefined
}
