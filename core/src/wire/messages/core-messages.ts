/**
 * The core's own messages that contain names or figures. Messages without parameters need no code: they are translated
 * by their English text.
 */

export const SERVICE_ANSWERED = { code: 'SERVICE_ANSWERED', template: 'The service answered {{status}}.' } as const
export const IN_CART = { code: 'IN_CART', template: '{{name}} is in your cart.' } as const
export const HOME_CHOSEN = {
  code: 'HOME_CHOSEN',
  template: 'You’re shopping at {{store}}, the dispensary in your profile. Your cart hasn’t changed.',
} as const
export const OUT_OF_CART = { code: 'OUT_OF_CART', template: '{{name}} was removed from your cart.' } as const
export const CART_EXPIRED = {
  code: 'CART_EXPIRED',
  template:
    'Your cart has expired|Without an account, a cart is kept for {{minutes}} minutes after its last change. Sign in to keep yours.',
} as const
export const PART_SOLD_OUT = {
  code: 'PART_SOLD_OUT',
  template: '{{name}} is sold out. Choose something else.',
} as const
export const PART_REQUIRED = { code: 'PART_REQUIRED', template: 'Choose an option for “{{name}}”.' } as const
export const AMOUNT_BETWEEN = {
  code: 'AMOUNT_BETWEEN',
  template: 'Enter an amount from {{least}} to {{most}}.',
} as const
export const AMOUNT_AT_LEAST = {
  code: 'AMOUNT_AT_LEAST',
  template: 'Enter at least {{least}}.',
} as const
export const AMOUNT_AT_MOST = { code: 'AMOUNT_AT_MOST', template: 'Enter an amount up to {{most}}.' } as const
export const TEXT_AT_MOST = { code: 'TEXT_AT_MOST', template: 'Use up to {{count}} characters.' } as const
