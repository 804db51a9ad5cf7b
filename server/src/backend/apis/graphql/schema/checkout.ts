import { findCart } from '../../../rules/carts/carts.ts'
import { estimateAddress, type EstimateAddress } from '../../../rules/carts/addresses.ts'
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
import { checkoutTypes } from './checkout-types.ts'
import { refusing } from './refusals.ts'
import { refusal } from '../../../platform/domain-error.ts'

/** A mutation of one cart whose answer is the cart. */
const setting =
  <Input extends { cart_id: string }>(operation: string, work: (cart: LockedCart, input: Input) => Promise<unknown>) =>
  (_: unknown, { input }: { input?: Input | null }, context: CommerceContext) =>
    refusing(async () => {
      if (!input) throw refusal('ARGUMENT_MISSING', { name: 'cart_id' })
      const request = { cartId: input.cart_id, operation, args: input }
      return { cart: (await change(context, request, async (cart) => void (await work(cart, input)))).cart }
    })

/** The same, for a customer's cart and without an input around its id. */
const ofCustomer =
  (operation: string, work: (cart: LockedCart) => Promise<unknown>) =>
  (_: unknown, args: { cartId: string }, context: CommerceContext) =>
    refusing(async () => {
      await context.customer()
      const request = { cartId: args.cartId, operation, args }
      return { cart: (await change(context, request, async (cart) => void (await work(cart)))).cart }
    })

/** An order goes to one address, by one method. */
function only<One>(list: readonly (One | null)[]): One {
  const [first, ...others] = list
  if (!first || others.length > 0) throw refusal('ONE_ADDRESS_ONLY')
  return first
}

interface EstimateInput {
  cart_id: string
  address: EstimateAddress
  shipping_method?: { carrier_code: string; method_code: string } | null
}

/** The cart as it would be at another address, by another method. */
async function estimate(input: EstimateInput, context: CommerceContext): Promise<CartView> {
  const env = await cartEnvironment(context)
  const row = await findCart(env, input.cart_id)
  const address = await estimateAddress(env.db, input.address)
  const { carrier_code, method_code } = input.shipping_method ?? row
  return viewCart(env, { ...row, shipping_address: address, carrier_code, method_code })
}

type OfCart<Fields> = { cart_id: string } & Fields

/** (2b.8, 3.4.3) What a checkout sets on a cart. */
export const checkout = {
  typeDefs: checkoutTypes,
  resolvers: {
    Mutation: {
      applyCouponToCart: setting('applyCouponToCart', (cart, { coupon_code }: OfCart<{ coupon_code: string }>) =>
        applyCoupon(cart, coupon_code),
      ),
      removeCouponFromCart: setting('removeCouponFromCart', (cart) => removeCoupon(cart)),
      applyRewardPointsToCart: ofCustomer('applyRewardPointsToCart', applyPoints),
      removeRewardPointsFromCart: ofCustomer('removeRewardPointsFromCart', removePoints),
      applyStoreCreditToCart: setting('applyStoreCreditToCart', (cart) => applyCredit(cart)),
      removeStoreCreditFromCart: setting('removeStoreCreditFromCart', (cart) => removeCredit(cart)),
      applyGiftCardToCart: (
        _: unknown,
        { input }: { input?: OfCart<{ gift_card_code: string }> | null },
        context: CommerceContext,
      ) =>
        refusing(async () => {
          if (!input) throw refusal('ARGUMENT_MISSING', { name: 'cart_id' })
          const env = await cartEnvironment(context)
          const { id } = await findCart(env, input.cart_id)
          // Outside the change's transaction: wrong codes stay counted.
          const code = await checkGiftCard(env, id, input.gift_card_code)
          const request = { cartId: id, operation: 'applyGiftCardToCart', args: input }
          return { cart: (await change(context, request, (cart) => applyGiftCard(cart, code), env)).cart }
        }),
      removeGiftCardFromCart: setting(
        'removeGiftCardFromCart',
        (cart, { gift_card_code }: OfCart<{ gift_card_code: string }>) => removeGiftCard(cart, gift_card_code),
      ),
      setGuestEmailOnCart: setting('setGuestEmailOnCart', (cart, { email }: OfCart<{ email: string }>) =>
        setGuestEmail(cart, email),
      ),
      setShippingAddressesOnCart: setting(
        'setShippingAddressesOnCart',
        (cart, input: OfCart<{ shipping_addresses: readonly (Parameters<typeof setShippingAddress>[1] | null)[] }>) =>
          setShippingAddress(cart, only(input.shipping_addresses)),
      ),
      setBillingAddressOnCart: setting(
        'setBillingAddressOnCart',
        (cart, input: OfCart<{ billing_address: Parameters<typeof setBillingAddress>[1] }>) =>
          setBillingAddress(cart, input.billing_address),
      ),
      setShippingMethodsOnCart: setting(
        'setShippingMethodsOnCart',
        (cart, input: OfCart<{ shipping_methods: readonly (Parameters<typeof setShippingMethod>[1] | null)[] }>) =>
          setShippingMethod(cart, only(input.shipping_methods)),
      ),
      setPaymentMethodOnCart: setting(
        'setPaymentMethodOnCart',
        (cart, input: OfCart<{ payment_method: Parameters<typeof setPaymentMethod>[1] }>) =>
          setPaymentMethod(cart, input.payment_method),
      ),
      setDeliverySlotOnCart: setting(
        'setDeliverySlotOnCart',
        (cart, input: OfCart<{ zoneid: string; slotid: string }>) => setDeliverySlot(cart, input),
      ),
      estimateShippingMethods: (_: unknown, { input }: { input: EstimateInput }, context: CommerceContext) =>
        refusing(async () => (await estimate(input, context)).cart.methods.map(availableMethodView)),
      estimateTotals: (_: unknown, { input }: { input: EstimateInput }, context: CommerceContext) =>
        refusing(async () => ({ cart: await estimate(input, context) })),
    },
  },
}
