import { saidFields } from '../../wire/messages/message.ts'
import * as z from 'zod/mini'
import { type EventOf, defineEvents, secret } from '../../engine/kernel/define-events.ts'
import { pauseFields } from '../../rules/cart/pause.ts'
import { cartIssue, commerceCart } from '../../wire/commerce/commerce-cart.ts'
import { cartItem, itemPreview } from './changes.ts'
import { setting } from '../../rules/cart/setting.ts'
import { picturesBelowMedia } from './pictures-below-media.ts'

const answerTo = { change: z.string() }

/** Events with a cart are of version 2. */
const withCart = { v: 2, upcast: picturesBelowMedia } as const

/** The cart of the commerce channel. `change` identifies the request that an answer belongs to. */
export const commerceCartEvents = defineEvents('commerceCart', {
  /** The cart was opened: fetched again unless fresh. */
  opened: { v: 1, data: z.object({}) },
  /** A cart known only from storage. */
  recalled: { v: 1, data: z.object({ cartId: z.string(), expiresAt: z.number() }) },
  /** The cart was changed elsewhere (live). */
  hinted: { v: 1, data: z.object({ cartId: z.string() }) },

  addRequested: { v: 1, data: z.object({ item: cartItem, facts: z.nullable(itemPreview) }) },
  addCancelled: { v: 1, data: z.object({}) },
  /** `uid` of a line; for a line that waits, the id of its change. */
  quantityChanged: { v: 1, data: z.object({ uid: z.string(), quantity: z.int().check(z.minimum(0), z.maximum(999)) }) },
  settingChanged: { v: 1, data: z.object({ setting }) },
  giftCardEntered: { v: 1, data: z.object({ code: secret() }) },
  giftCardApplied: { ...withCart, data: z.object({ entry: z.string(), cart: commerceCart }) },
  giftCardRefused: { v: 1, data: z.object({ entry: z.string(), code: z.string(), ...saidFields }) },
  reorderRequested: { v: 1, data: z.object({ orderNumber: z.string() }) },
  wishlistAdded: { v: 1, data: z.object({ wishlistId: z.string(), itemIds: z.array(z.string()) }) },

  /** `lifetime` in ms; null for a customer's cart, which does not expire. */
  created: {
    ...withCart,
    data: z.object({
      ...answerTo,
      cartId: z.string(),
      lifetime: z.nullable(z.number()),
      cart: z.nullable(commerceCart),
    }),
  },
  /** `cart` is null if the answer contained none. */
  answered: {
    ...withCart,
    data: z.object({
      ...answerTo,
      cart: z.nullable(commerceCart),
      errors: z.array(cartIssue),
      /**
       * The banner has a meaning that can be translated. Older versions lack the field, so their logs still lead to the
       * states they recorded.
       */
      meant: z.optional(z.literal(true)),
    }),
  },
  refused: { v: 1, data: z.object({ ...answerTo, code: z.string(), ...saidFields }) },
  /** No answer came: the request may have reached the server. */
  unreachable: { v: 1, data: z.object({ ...answerTo, code: z.optional(z.string()), ...pauseFields }) },
  /** The guest's cart was merged into the customer's; `issues` lists what could not be merged. */
  joined: { ...withCart, data: z.object({ ...answerTo, cart: commerceCart, issues: z.array(cartIssue) }) },
  fetched: { ...withCart, data: z.object({ cart: commerceCart }) },
  fetchFailed: { v: 1, data: z.object({ cartId: z.string() }) },
  gone: { v: 1, data: z.object({ cartId: z.string() }) },

  modeCheckRequested: { v: 1, data: z.object({ mode: z.enum(['RECREATIONAL', 'MEDICAL']) }) },
  modeChecked: {
    v: 1,
    data: z.object({
      check: z.string(),
      items: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.number() })),
    }),
  },
  modeCheckFailed: { v: 1, data: z.object({ check: z.string(), ...saidFields }) },
  modeChangeAccepted: { v: 1, data: z.object({}) },
  modeChangeDeclined: { v: 1, data: z.object({}) },

  /** The network may be back. */
  woken: { v: 1, data: z.object({}) },
  retryDue: { v: 1, data: z.object({ at: z.number() }) },
  pauseElapsed: { v: 1, data: z.object({ change: z.string() }) },
  expired: { v: 1, data: z.object({ at: z.number() }) },
  noticeElapsed: { v: 1, data: z.object({ key: z.string(), until: z.number() }) },
  bannerElapsed: { v: 1, data: z.object({ until: z.number() }) },
  waitElapsed: { v: 1, data: z.object({ until: z.number() }) },
  giftCardElapsed: { v: 1, data: z.object({ until: z.number() }) },
  modeCheckElapsed: { v: 1, data: z.object({ check: z.string() }) },
  problemDismissed: { v: 1, data: z.object({}) },
})

export type CommerceCartEvent = EventOf<typeof commerceCartEvents>
