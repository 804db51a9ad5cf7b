/** What entries of a history say. They are kept as texts; those that we wrote are said by code. */
import { message, type Message } from '../../../../platform/message.ts'

/** One of our messages where the text is exactly that, else the text as it is: somebody's own words. */
export function ledgerMessage(text: string): Message | string {
  const number = /\d+/.exec(text)?.[0] ?? ''
  const ours = [
    message('LEDGER_ORDER', { number }),
    message('LEDGER_ORDER_DOUBLE', { number }),
    message('LEDGER_ORDER_RETURNED', { number }),
    message('LEDGER_ORDER_CANCELED', { number }),
    message('LEDGER_EXPIRED'),
    message('LEDGER_GIFT_CARD', { ending: text.slice(-4) }),
  ]
  return ours.find((each) => each.text === text) ?? text
}
