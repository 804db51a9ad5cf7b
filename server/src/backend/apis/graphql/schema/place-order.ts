import type { GraphQLResolveInfo } from 'graphql'
import { customersCart } from '../../../rules/carts/carts.ts'
import { addItems } from '../../../rules/carts/change-items.ts'
import { orderByNumber, ownOrder } from '../../../rules/orders/find-order.ts'
import { placeOrder as place } from '../../../rules/orders/place-order.ts'
import { PlaceOrderProblem, type PlaceOrderCode } from '../../../rules/orders/problems.ts'
import { itemsAgain } from '../../../rules/orders/reorder.ts'
import type { CommerceContext } from '../context/context.ts'
import { cartEnvironment, change, viewCart } from './cart-view.ts'
import { orderView } from './order-view.ts'
import { refusing } from './refusals.ts'
import { asksFor } from './selection.ts'
import { message, type Message } from '../../../../platform/message.ts'
import { DomainError, refusal } from '../../../platform/domain-error.ts'
import { GraphQLError } from 'graphql'

/** A refusal that belongs into the list of errors; undefined for one that must not be overlooked. */
function refusalOf(error: unknown): { code: PlaceOrderCode; message: Message } | undefined {
  if (error instanceof PlaceOrderProblem) return { code: error.code, message: error.said }
  if (!(error instanceof DomainError)) return undefined
  const { code } = error
  return code === 'CART_NOT_FOUND' || code === 'CART_NOT_ACTIVE' ? { code, message: message(code) } : undefined
}

/** Clients that ask for `errors` find the refusal there; others get an error of GraphQL, as up to 2.4.6. */
async function placeOrder(
  _: unknown,
  { input }: { input?: { cart_id: string } | null },
  context: CommerceContext,
  info: GraphQLResolveInfo,
) {
  if (!input) throw refusal('ARGUMENT_MISSING', { name: 'cart_id' })
  const env = await cartEnvironment(context)
  try {
    const number = await place(env, { cartId: input.cart_id, key: context.idempotencyKey })
    context.orderChanged()
    const order = await orderByNumber(context.db, number)
    return {
      order: { order_id: number, order_number: number, number },
      orderV2: order ? orderView(order) : null,
      errors: [],
    }
  } catch (error) {
    const refused = refusalOf(error)
    if (refused === undefined) throw error
    if (asksFor(info, 'errors')) return { order: null, orderV2: null, errors: [refused] }
    if (error instanceof DomainError) throw error
    const { code, params, text } = refused.message
    throw new GraphQLError(text, { extensions: { category: 'graphql-input', code, params } })
  }
}

async function reorderItems(_: unknown, args: { orderNumber: string }, context: CommerceContext) {
  const customer = await context.customer()
  const env = await cartEnvironment(context)
  const order = await ownOrder(context.db, customer, args.orderNumber)
  if (!order) throw refusal('ORDER_NUMBER_UNKNOWN', { number: args.orderNumber.slice(0, 32) })
  const row = await customersCart(env, customer)
  const items = itemsAgain(order)
  const path = ['orderNumber']
  if (items === null) {
    const refused = { code: 'REORDER_NOT_AVAILABLE', message: message('REORDER_NOT_AVAILABLE'), path }
    return { cart: await viewCart(env, row), userInputErrors: [refused] }
  }
  const request = { cartId: row.id, operation: 'reorderItems', args }
  const { cart, errors } = await change(context, request, (at) => addItems(at, items, false), env)
  return { cart, userInputErrors: errors.map((error) => ({ ...error, path })) }
}

/** (2b.8, 8.25) A cart becomes an order, and an order a cart. */
export const orderPlacing = {
  typeDefs: /* GraphQL */ `
    type Mutation {
      """
      Places the order of a cart, whole or not at all. The same cart or the same Idempotency-Key gives the same order, however
      often it is asked.
      """
      placeOrder(input: PlaceOrderInput): PlaceOrderOutput
      "Puts what was ordered into the customer's cart again, as far as it is to be had."
      reorderItems(orderNumber: String!): ReorderItemsOutput
    }

    input PlaceOrderInput {
      cart_id: String!
    }

    type PlaceOrderOutput {
      order: Order @deprecated(reason: "Use orderV2.")
      orderV2: CustomerOrder
      "Why there is no order. Left out of the selection, a refusal is an error of GraphQL."
      errors: [PlaceOrderError]!
    }

    type Order {
      order_number: String!
      number: String!
      order_id: String @deprecated(reason: "Use order_number.")
    }

    type PlaceOrderError {
      code: PlaceOrderErrorCodes!
      message: String!
    }

    type ReorderItemsOutput {
      cart: Cart!
      userInputErrors: [CheckoutUserInputError]!
    }

    type CheckoutUserInputError {
      code: CheckoutUserInputErrorCodes!
      message: String!
      path: [String]!
    }

    enum CheckoutUserInputErrorCodes {
      REORDER_NOT_AVAILABLE
      PRODUCT_NOT_FOUND
      NOT_SALABLE
      INSUFFICIENT_STOCK
      UNDEFINED
    }

    enum PlaceOrderErrorCodes {
      CART_NOT_FOUND
      CART_NOT_ACTIVE
      GUEST_EMAIL_MISSING
      UNABLE_TO_PLACE_ORDER
      SLOT_UNAVAILABLE
      UNDEFINED
    }
  `,
  resolvers: {
    Mutation: {
      placeOrder: (...args: Parameters<typeof placeOrder>) => refusing(() => placeOrder(...args)),
      reorderItems: (...args: Parameters<typeof reorderItems>) => refusing(() => reorderItems(...args)),
    },
  },
}
