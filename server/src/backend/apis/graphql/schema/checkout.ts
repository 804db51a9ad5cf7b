import type {
  ApplyCouponToCartInput,
  EstimateTotalsInput,
  RemoveGiftCardFromCartInput,
  Resolvers,
  SetBillingAddressOnCartInput,
  SetDeliverySlotOnCartInput,
  SetGuestEmailOnCartInput,
  SetPaymentMethodOnCartInput,
  SetShippingAddressesOnCartInput,
  SetShippingMethodsOnCartInput,
} from './resolvers.generated.ts'
import { findCart } from '../../../rules/carts/carts.ts'
import { estimateAddress } from '../../../rules/carts/addresses.ts'
import {
  setBillingAddress,
  setDeliverySlot,
  setGuestEmail,
  setPaymentMethod,
  setShippingAddress,
  setShippingMethod,
  type LockedCart,
} from '../../../rules/carts/set-checkout.ts'
import {
  applyCoupon,
  applyCredit,
  applyGiftCard,
  applyPoints,
  checkGiftCard,
  removeCoupon,
  removeCredit,
  removeGiftCard,
  removePoints,
} from '../../../rules/carts/set-funds.ts'
import type { CommerceContext } from '../context/context.ts'
import { availableMethodView } from './cart-addresses.ts'
import { cartEnvironment, change, viewCart, type CartView } from './cart-view.ts'
import { refusing } from './refusals.ts'
import { refusal } from '../../../platform/domain-error.ts'

/** A mutation of one cart that returns the cart. */
const setting =
  <Input extends { cart_id: string }>(operation: string, work: (cart: LockedCart, input: Input) => Promise<unknown>) =>
  (_: unknown, { input }: { input?: Input | null }, context: CommerceContext) =>
    refusing(async () => {
      if (!input) throw refusal('ARGUMENT_MISSING', { name: 'cart_id' })
      const request = { cartId: input.cart_id, operation, args: input }
      return { cart: (await change(context, request, async (cart) => void (await work(cart, input)))).cart }
    })

/** The same, for a customer's cart and with the id as a plain argument. */
const ofCustomer =
  (operation: string, work: (cart: LockedCart) => Promise<unknown>) =>
  (_: unknown, args: { cartId: string }, context: CommerceContext) =>
    refusing(async () => {
      await context.customer()
      const request = { cartId: args.cartId, operation, args }
      return { cart: (await change(context, request, async (cart) => void (await work(cart)))).cart }
    })

/** An order has one shipping address and one method. */
function only<One>(list: readonly (One | null | undefined)[]): One {
  const [first, ...others] = list
  if (!first || others.length > 0) throw refusal('ONE_ADDRESS_ONLY')
  return first
}

/** The cart as it would be with another address and another method. */
async function estimate(input: EstimateTotalsInput, context: CommerceContext): Promise<CartView> {
  const env = await cartEnvironment(context)
  const row = await findCart(env, input.cart_id)
  const address = await estimateAddress(env.db, input.address)
  const { carrier_code, method_code } = input.shipping_method ?? row
  return viewCart(env, { ...row, shipping_address: address, carrier_code, method_code })
}

/** (2b.8, 3.4.3) What a checkout sets on a cart. */
export const checkout: Resolvers = {
  Mutation: {
    applyCouponToCart: setting('applyCouponToCart', (cart, { coupon_code }: ApplyCouponToCartInput) =>
      applyCoupon(cart, coupon_code),
    ),
    removeCouponFromCart: setting('removeCouponFromCart', (cart) => removeCoupon(cart)),
    applyRewardPointsToCart: ofCustomer('applyRewardPointsToCart', applyPoints),
    removeRewardPointsFromCart: ofCustomer('removeRewardPointsFromCart', removePoints),
    applyStoreCreditToCart: setting('applyStoreCreditToCart', (cart) => applyCredit(cart)),
    removeStoreCreditFromCart: setting('removeStoreCreditFromCart', (cart) => removeCredit(cart)),
    applyGiftCardToCart: (_, { input }, context) =>
      refusing(async () => {
        if (!input) throw refusal('ARGUMENT_MISSING', { name: 'cart_id' })
        const env = await cartEnvironment(context)
        const { id } = await findCart(env, input.cart_id)
        // Outside the change's transaction, so that wrong codes are counted even if it fails.
        const code = await checkGiftCard(env, id, input.gift_card_code)
        const request = { cartId: id, operation: 'applyGiftCardToCart', args: input }
        return { cart: (await change(context, request, (cart) => applyGiftCard(cart, code), env)).cart }
      }),
    removeGiftCardFromCart: setting('removeGiftCardFromCart', (cart, { gift_card_code }: RemoveGiftCardFromCartInput) =>
      removeGiftCard(cart, gift_card_code),
    ),
    setGuestEmailOnCart: setting('setGuestEmailOnCart', (cart, { email }: SetGuestEmailOnCartInput) =>
      setGuestEmail(cart, email),
    ),
    setShippingAddressesOnCart: setting('setShippingAddressesOnCart', (cart, input: SetShippingAddressesOnCartInput) =>
      setShippingAddress(cart, only(input.shipping_addresses)),
    ),
    setBillingAddressOnCart: setting('setBillingAddressOnCart', (cart, input: SetBillingAddressOnCartInput) =>
      setBillingAddress(cart, input.billing_address),
    ),
    setShippingMethodsOnCart: setting('setShippingMethodsOnCart', (cart, input: SetShippingMethodsOnCartInput) =>
      setShippingMethod(cart, only(input.shipping_methods)),
    ),
    setPaymentMethodOnCart: setting('setPaymentMethodOnCart', (cart, input: SetPaymentMethodOnCartInput) =>
      setPaymentMethod(cart, input.payment_method),
    ),
    setDeliverySlotOnCart: setting('setDeliverySlotOnCart', (cart, input: SetDeliverySlotOnCartInput) =>
      setDeliverySlot(cart, input),
    ),
    estimateShippingMethods: (_, { input }, context) =>
      refusing(async () => (await estimate(input, context)).cart.methods.map(availableMethodView)),
    estimateTotals: (_, { input }, context) => refusing(async () => ({ cart: await estimate(input, context) })),
  },
}
