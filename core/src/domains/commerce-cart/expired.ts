/** What a guest is told of a cart whose time is over. Pure. */
import { type CartIssue, issueOf } from '../../wire/commerce/commerce-cart.ts'
import { CART_EXPIRED } from '../../wire/messages/core-messages.ts'
import { coreMessage } from '../../wire/messages/message.ts'
import type { CommerceCartContext } from './commerce-cart.context.ts'

/** The issues of the next cart: nobody finds an empty one without a word where theirs had items. */
export function issuesAfter({ cart, signedIn, lifetime, issues }: CommerceCartContext): readonly CartIssue[] {
  if (signedIn || cart === null || cart.lines.length === 0) return issues
  const { text: message, meaning } = coreMessage(CART_EXPIRED, { minutes: Math.round(lifetime / 60_000) })
  return [issueOf({ code: CART_EXPIRED.code, message, ...(meaning && { message_meaning: meaning }) })]
}
