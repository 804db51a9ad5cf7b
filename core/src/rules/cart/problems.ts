import { errors } from '../../errors/errors.ts'
import type { Meaning } from '../../wire/messages/message.ts'

/** Codes come from outside: what every object has, such as `constructor`, is not one of these. */
const tableOf = (sentences: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(sentences))

const UNDEFINED = 'That didn’t work. Try again.'

/** 8.25 and other problems of cart changes, as sentences for the shopper. */
const PROBLEMS = tableOf({
  PRODUCT_NOT_FOUND: errors.PRODUCT_NOT_FOUND,
  NOT_SALABLE: 'That product is for medical patients only. Switch to medical to add it.',
  INSUFFICIENT_STOCK: 'There isn’t enough in stock. Try a smaller quantity or another size.',
  CART_LIMIT_REACHED: errors.CART_LIMIT_REACHED,
  COULD_NOT_FIND_CART_ITEM: 'That product is not in your cart any more.',
  REORDER_NOT_AVAILABLE: 'We couldn’t reorder this. Add its products one by one.',
  NETWORK_FAILED: errors.NETWORK_FAILED,
  NOT_JSON: errors.NOT_JSON,
  NOT_AUTHORIZED: 'Your session ended. Sign in again to keep your cart.',
})
export const problemSentence = (code: string): string => PROBLEMS.get(code) ?? UNDEFINED

/** A refusal by its code if we have words for it, else in the service's own. */
export const refusalOf = (code: string, message: string, meaning: Meaning | undefined): CartProblem => {
  const sentence = PROBLEMS.get(code)
  return sentence === undefined ? { code, sentence: message, ...(meaning && { meaning }) } : { code, sentence }
}

const KEPT_UNDEFINED = 'The service isn’t responding. We saved your change and will send it again.'
const KEPT = tableOf({
  NETWORK_FAILED: 'Failed to connect to the service: we saved your change and will send it when you’re back online.',
  NOT_JSON: 'Failed to process response as JSON data. We saved your change and will send it again.',
})
/** Why a change was not sent yet, and that it will be. */
export const keptSentence = (code: string): string => KEPT.get(code) ?? KEPT_UNDEFINED

/** A connection problem, which is over once an answer comes. */
export const isOfConnection = ({ sentence }: CartProblem): boolean =>
  sentence === KEPT_UNDEFINED || [...KEPT.values()].includes(sentence)

/** Why a cart could not do what it was asked. */
export interface CartProblem {
  /** The code of the refusal: the service's own, or one of ours. */
  readonly code: string
  /** For the shopper, in English. */
  readonly sentence: string
  /** Present if the sentence is the service's own. */
  readonly meaning?: Meaning | undefined
}
