/** The commerce service as far as sessions and wishlists go. */
import { createFakeCustomers } from '../../../core/src/testing/fake-customers.ts'
import { fieldsOf, textOf } from '../../shared/json.ts'
import type { Answer } from './answer.ts'
import type { OrderingService } from './ordering.ts'

export const MEMBER = { email: 'member@example.com', password: 'garden42' }

export interface CustomerService {
  answer(operation: string, variables: Record<string, unknown>, token: string | null): Answer
  isSignedIn(token: string | null): boolean
  /** Skus in the member's wishlist, with their quantities. */
  wishlist(): ReadonlyMap<string, number>
}

const unauthorized = { errors: [{ message: 'Sign in.', extensions: { category: 'graphql-authorization' } }] }
const unknown = { errors: [{ message: 'Not in this model.', extensions: { category: 'graphql-input' } }] }

export function createCustomerService(now: () => number, ordering: OrderingService): CustomerService {
  const customers = createFakeCustomers({ now })
  const wished = new Map<string, { quantity: number; at: number }>()

  const wishlists = () => [
    {
      id: 'list-1',
      name: 'Favorites',
      menu_items: [],
      items_v2: { items: [...wished].map(([sku, { quantity, at }]) => wishlistItem(sku, quantity, at)) },
    },
  ]
  const isSignedIn = (token: string | null) => {
    const { errors } = fieldsOf(customers.answer('customer', {}, token, null))
    return errors === undefined
  }
  const asCustomer = (token: string | null, work: () => unknown): Answer => ({
    status: 200,
    body: isSignedIn(token) ? { data: work() } : unauthorized,
  })

  return {
    isSignedIn,
    wishlist: () => new Map([...wished].map(([sku, { quantity }]) => [sku, quantity])),
    answer(operation, variables, token) {
      if (operation === 'wishlists') return asCustomer(token, () => ({ customer: { wishlists: wishlists() } }))
      if (operation === 'addProductsToWishlist')
        return asCustomer(token, () => {
          const items: readonly unknown[] = Array.isArray(variables['wishlistItems']) ? variables['wishlistItems'] : []
          for (const item of items) {
            const sku = textOf(fieldsOf(item)['sku'])
            wished.set(sku, { quantity: (wished.get(sku)?.quantity ?? 0) + 1, at: now() })
          }
          return { addProductsToWishlist: { wishlist: wishlists()[0], user_errors: [] } }
        })
      if (operation === 'removeProductsFromWishlist')
        return asCustomer(token, () => {
          const ids: readonly unknown[] = Array.isArray(variables['wishlistItemsIds'])
            ? variables['wishlistItemsIds']
            : []
          for (const id of ids) wished.delete(String(id).replace(/^wish-/, ''))
          return { removeProductsFromWishlist: { wishlist: wishlists()[0], user_errors: [] } }
        })
      const body = customers.answer(operation, variables, token, null) ?? unknown
      const { cart } = customers
      const guest = variables['cartId']
      if (operation === 'generateCustomerToken' && cart && typeof guest === 'string') ordering.merge(guest, cart.id)
      return { status: 200, body }
    },
  }
}

const wishlistItem = (sku: string, quantity: number, at: number) => ({
  __typename: 'SimpleWishlistItem',
  id: `wish-${sku}`,
  quantity,
  description: null,
  added_at: new Date(at).toISOString(),
  product: {
    sku,
    name: sku,
    url_key: sku,
    brand_name: 'Fernhill',
    strain_type_label: null,
    is_medical_only: 0,
    is_sold_in_mode: true,
    stock_status: 'IN_STOCK',
    small_image: null,
    price_range: { minimum_price: price, maximum_price: null },
  },
})

const twenty = { value: 20, currency: 'USD' }
const price = { final_price: twenty, regular_price: twenty }
