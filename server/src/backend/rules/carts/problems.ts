import { DomainError, type DomainErrorOptions } from '../../platform/domain-error.ts'

/** Every refusal of carts and checkout: the category that a client acts on, and its sentence. */
export const cartProblems = {
  CART_NOT_FOUND: { category: 'graphql-no-such-entity', message: 'There is no such cart.' },
  CART_NOT_ACTIVE: { category: 'graphql-no-such-entity', message: 'This cart has become an order already.' },
  CART_FORBIDDEN: { category: 'graphql-authorization', message: 'This cart belongs to somebody who is signed in.' },
  CART_ID_INVALID: { category: 'graphql-input', message: 'A cart id has 32 letters and digits.' },
  CART_ID_TAKEN: { category: 'graphql-input', message: 'There is a cart with this id already.' },
  MERGE_WITH_ITSELF: { category: 'graphql-input', message: 'A cart cannot be merged with itself.' },
  NO_STORE: { category: 'graphql-no-such-entity', message: 'No dispensary takes orders here.' },
  ITEM_NOT_FOUND: { category: 'graphql-no-such-entity', message: 'The cart does not have this item.' },
  ITEM_MISSING: { category: 'graphql-input', message: 'Name the item by cart_item_uid.' },
  TOO_MANY_ITEMS: { category: 'graphql-input', message: 'A request holds at most 50 items, and a cart at most 100.' },
  QUANTITY_INVALID: { category: 'graphql-input', message: 'A quantity is a whole number.' },
  COUPON_INVALID: { category: 'graphql-input', message: "The coupon code isn't valid. Verify the code and try again." },
  COUPON_NOT_APPLIED: { category: 'graphql-input', message: 'This coupon does nothing for what is in your cart.' },
  CART_EMPTY: { category: 'graphql-input', message: 'The cart is empty.' },
  NOT_A_MEMBER: { category: 'graphql-input', message: 'Only members of Rewards have points.' },
  POINTS_TOO_FEW: { category: 'graphql-input', message: 'There are not enough points for a reward on this cart.' },
  NO_CREDIT: { category: 'graphql-input', message: 'There is no store credit on this account.' },
  GIFT_CARD_INVALID: { category: 'graphql-input', message: 'There is no gift card with this code, or it is over.' },
  EMAIL_INVALID: { category: 'graphql-input', message: 'Please enter a valid email, such as you@example.com' },
  EMAIL_OF_CUSTOMER: {
    category: 'graphql-input',
    message: 'A signed-in customer orders with the email of the account.',
  },
  ADDRESS_MISSING: { category: 'graphql-input', message: 'Give an address, or one of the address book.' },
  ADDRESS_UNKNOWN: { category: 'graphql-no-such-entity', message: 'The address book does not have this address.' },
  ADDRESS_INVALID: { category: 'graphql-input', message: 'Please give names, a street, a city and a postcode.' },
  COUNTRY_UNKNOWN: { category: 'graphql-input', message: 'We do not know this country.' },
  REGION_UNKNOWN: { category: 'graphql-input', message: 'We do not know this state of the country.' },
  ONE_ADDRESS_ONLY: { category: 'graphql-input', message: 'An order goes to one address, by one shipping method.' },
  NOTHING_TO_SHIP: { category: 'graphql-input', message: 'Nothing in this cart needs an address to go to.' },
  NO_SHIPPING_ADDRESS: { category: 'graphql-input', message: 'Set the shipping address first.' },
  PICKUP_UNKNOWN: { category: 'graphql-no-such-entity', message: 'There is no such pickup location for this cart.' },
  METHOD_UNAVAILABLE: { category: 'graphql-input', message: 'This shipping method is not available for this cart.' },
  PAYMENT_UNAVAILABLE: { category: 'graphql-input', message: 'This payment method is not available for this cart.' },
  SLOT_UNAVAILABLE: { category: 'graphql-input', message: 'This delivery window is not available any more.' },
  MODE_UNAVAILABLE: { category: 'graphql-input', message: 'This dispensary does not sell in this mode.' },
  ORDER_NOT_FOUND: { category: 'graphql-no-such-entity', message: 'There is no such order.' },
  ORDER_OF_CUSTOMER: { category: 'graphql-authorization', message: 'Please sign in to see this order.' },
  KEY_REUSED: { category: 'graphql-input', message: 'This idempotency key was used for another request.' },
} as const satisfies Record<string, DomainErrorOptions>

export type CartProblemCode = keyof typeof cartProblems

/** Thrown by everything here that refuses; nothing was changed. */
export class CartProblem extends DomainError {
  readonly code: CartProblemCode

  constructor(code: CartProblemCode, message: string = cartProblems[code].message) {
    super({ category: cartProblems[code].category, message })
    this.name = 'CartProblem'
    this.code = code
  }
}

/** (8.11) A message of a title and a text, which a bar separates; none may stand inside. */
export const titled = (title: string, text: string): string => `${title.replaceAll('|', '/')}|${text}`
