/** Texts of ledger entries. They are stored as text; those that we wrote are sent by code. */
import { message, type Message } from '../../../../platform/message.ts'

/** Our message if the text matches it exactly; otherwise the text itself, since somebody else wrote it. */
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
