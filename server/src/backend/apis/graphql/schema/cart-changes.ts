import type { CartItemInput, Resolvers, UpdateCartItemsInput } from './resolvers.generated.ts'
import type { ItemError, ItemInput } from '../../../rules/carts/cart-items.ts'
import { addItems, clearItems, removeItem, updateItems } from '../../../rules/carts/change-items.ts'
import { bundleOptionUid } from '../../../rules/catalogue/uids.ts'
import type { CommerceContext } from '../context/context.ts'
import { lineId } from './cart-items.ts'
import { change } from './cart-view.ts'
import { refusing } from './refusals.ts'
import { asksFor } from './selection.ts'
import { DomainError, refusal } from '../../../platform/domain-error.ts'
import { GraphQLError } from 'graphql'

const itemOf = (input: CartItemInput): ItemInput => ({
  sku: input.sku,
  quantity: input.quantity,
  parentSku: input.parent_sku ?? null,
  selectedOptions: (input.selected_options ?? []).filter((uid) => uid !== null),
  enteredOptions: (input.entered_options ?? []).filter((entered) => entered !== null),
})

interface LegacyInput {
  cart_id: string
  cart_items: readonly (LegacyItem | null)[]
}

interface LegacyItem {
  data: CartItemInput
  parent_sku?: string | null
  variant_sku?: string | null
  bundle_options?: readonly ({ id: number; quantity: number; value: readonly (string | null)[] } | null)[]
  customizable_options?: readonly unknown[] | null
}

/** The results of the mutations for one product type, in the form of addProductsToCart. */
function legacyItem(item: LegacyItem): ItemInput {
  if ((item.customizable_options ?? []).length > 0) throw refusal('NO_CUSTOMIZABLE_OPTIONS')
  const input = itemOf(item.data)
  const chosen = (item.bundle_options ?? []).flatMap((option) =>
    option === null
      ? []
      : option.value.flatMap((value) =>
          value === null ? [] : [bundleOptionUid(option.id, Number(value), option.quantity)],
        ),
  )
  return {
    ...input,
    sku: item.variant_sku ?? input.sku,
    parentSku: item.parent_sku ?? input.parentSku,
    selectedOptions: [...input.selectedOptions, ...chosen],
  }
}

/** Throws the first error, for mutations and clients without lists of errors. */
function thrown([error]: readonly ItemError[]): void {
  if (!error) return
  const isMissing = error.code === 'PRODUCT_NOT_FOUND' || error.code === 'COULD_NOT_FIND_CART_ITEM'
  const { code, params, text } = error.message
  throw new GraphQLError(text, {
    extensions: { category: isMissing ? 'graphql-no-such-entity' : 'graphql-input', code, params },
  })
}

const legacyAdd =
  (operation: string) =>
  (_: unknown, { input }: { input?: LegacyInput | null }, context: CommerceContext) =>
    refusing(async () => {
      if (!input) throw refusal('ARGUMENT_MISSING', { name: 'cart_id' })
      const items = input.cart_items.flatMap((item) => (item === null ? [] : [legacyItem(item)]))
      const request = { cartId: input.cart_id, operation, args: input }
      const { cart, errors } = await change(context, request, (at) => addItems(at, items))
      thrown(errors)
      return { cart }
    })

function updatesOf({ cart_items }: UpdateCartItemsInput) {
  return cart_items.flatMap((item) => {
    if (item === null) return []
    const id = lineId(item.cart_item_uid, item.cart_item_id)
    if (id === undefined) throw refusal('ITEM_MISSING')
    return item.quantity === null || item.quantity === undefined ? [] : [{ id, quantity: item.quantity }]
  })
}

const clearErrors = {
  CART_NOT_FOUND: 'NOT_FOUND',
  CART_NOT_ACTIVE: 'INACTIVE',
  CART_FORBIDDEN: 'UNAUTHORISED',
} as const

function clearErrorOf(error: unknown) {
  if (!(error instanceof DomainError)) throw error
  const { code, message } = error
  const type =
    code === 'CART_NOT_FOUND' || code === 'CART_NOT_ACTIVE' || code === 'CART_FORBIDDEN'
      ? clearErrors[code]
      : ('UNDEFINED' as const)
  return { cart: null, errors: [{ type, message }] }
}

/** (7a.15 to 7a.17) Adding, updating and removing cart items. */
export const cartChanges: Resolvers = {
  Error: {
    __resolveType: ({ code }) => (code === 'INSUFFICIENT_STOCK' ? 'InsufficientStockError' : 'CartUserInputError'),
  },
  Mutation: {
    addProductsToCart: (_, args, context) =>
      refusing(async () => {
        const request = { cartId: args.cartId, operation: 'addProductsToCart', args }
        const done = await change(context, request, (at) => addItems(at, args.cartItems.map(itemOf)))
        return { cart: done.cart, user_errors: done.errors }
      }),
    addSimpleProductsToCart: legacyAdd('addSimpleProductsToCart'),
    addVirtualProductsToCart: legacyAdd('addVirtualProductsToCart'),
    addConfigurableProductsToCart: legacyAdd('addConfigurableProductsToCart'),
    addBundleProductsToCart: legacyAdd('addBundleProductsToCart'),
    updateCartItems: (_, { input }, context, info) =>
      refusing(async () => {
        if (!input) throw refusal('ARGUMENT_MISSING', { name: 'cart_id' })
        const updates = updatesOf(input)
        const request = { cartId: input.cart_id, operation: 'updateCartItems', args: input }
        const { cart, errors } = await change(context, request, (at) => updateItems(at, updates))
        if (!asksFor(info, 'errors')) thrown(errors)
        return { cart, errors }
      }),
    removeItemFromCart: (_, { input }, context) =>
      refusing(async () => {
        const id = lineId(input?.cart_item_uid, input?.cart_item_id)
        if (!input || id === undefined) throw refusal('ITEM_MISSING')
        const request = { cartId: input.cart_id, operation: 'removeItemFromCart', args: input }
        return { cart: (await change(context, request, (at) => removeItem(at, id))).cart }
      }),
    clearCart: (_, { input }, context) =>
      refusing(async () => {
        const request = { cartId: input.uid, operation: 'clearCart', args: input }
        try {
          return { cart: (await change(context, request, clearItems)).cart, errors: [] }
        } catch (error) {
          return clearErrorOf(error)
        }
      }),
  },
}
