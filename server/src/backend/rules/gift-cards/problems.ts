import type { DomainErrorOptions } from '../../platform/domain-error.ts'

/** Refusals of gift cards. Codes that nobody has, and too many of them, get one answer. */
export const giftCardProblems = {
  GIFT_CARD_UNKNOWN: {
    category: 'graphql-no-such-entity',
    message: 'There is no gift card with this code, or too many codes were tried. Check it, or try again later.',
  },
  GIFT_CARD_OVER: { category: 'graphql-input', message: 'This gift card is no longer good.' },
  GIFT_CARD_EMPTY: { category: 'graphql-input', message: 'There is nothing left on this gift card.' },
  GIFT_CARD_NOT_REDEEMABLE: {
    category: 'graphql-input',
    message: 'This gift card pays for orders and cannot become store credit.',
  },
} as const satisfies Record<string, DomainErrorOptions>
