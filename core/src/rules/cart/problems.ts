import type { Meaning } from '../../wire/messages/message.ts'

/** 8.25 and other problems of cart changes, as sentences for the shopper. */
const PROBLEMS: Readonly<Record<string, string>> = {
  PRODUCT_NOT_FOUND: 'This dispensary does not carry that product. Choose another one from its menu.',
  NOT_SALABLE: 'That product cannot be sold in this shopping mode. Switch to medical shopping to add it.',
  INSUFFICIENT_STOCK: 'There is not enough of that left. Try a smaller quantity or another size.',
  CART_LIMIT_REACHED: 'That is more than one cart can hold. Try a smaller quantity.',
  COULD_NOT_FIND_CART_ITEM: 'That product is not in your cart any more.',
  REORDER_NOT_AVAILABLE: 'This order cannot be put into your cart again. Add its products one by one.',
  NETWORK_FAILED: 'Failed to connect to the service: check your connection and try again.',
  NOT_JSON: 'Failed to process response as JSON data',
  NOT_AUTHORIZED: 'Your session ended. Sign in again to go on with your cart.',
  UNDEFINED: 'That did not work. Please try again.',
}
export const problemSentence = (code: string): string => PROBLEMS[code] ?? PROBLEMS['UNDEFINED'] ?? code

/** A refusal by its code if we have words for it, else in the service's own. */
export const refusalOf = (code: string, message: string, meaning: Meaning | undefined): CartProblem => {
  const sentence = code === 'UNDEFINED' ? undefined : PROBLEMS[code]
  return sentence === undefined ? { code, sentence: message, ...(meaning && { meaning }) } : { code, sentence }
}

const KEPT: Readonly<Record<string, string>> = {
  NETWORK_FAILED: 'Failed to connect to the service: your change is kept, and will be sent when you are back online.',
  NOT_JSON: 'Failed to process response as JSON data. Your change is kept, and will be sent again.',
  UNDEFINED: 'The service does not answer right now. Your change is kept, and will be sent again.',
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
