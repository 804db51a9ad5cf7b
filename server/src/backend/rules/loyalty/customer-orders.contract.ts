/** A customer's orders, for any database. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { SAMPLE_PASSWORD, sampleMember } from '../../../testing/sample-customers.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { customerCalls, newEmail } from '../../../testing/customer-calls.ts'

const ordersShape = z.object({ orders: z.object({ items: z.array(z.object({ number: z.string() })) }) })

export function customerOrdersContract(harness: () => Harness): void {
  const calls = customerCalls(harness)
  const ask = async (query: string) => {
    const { token } = await calls.signIn(sampleMember.email, SAMPLE_PASSWORD)
    return calls.post(query, {}, calls.bearer(token))
  }

  describe('orders', () => {
    const numbersOf = async (args: string) => {
      const { data, errors } = await ask(`{ customer { orders${args} { items { number } } } }`)
      if (errors[0]) return errors[0].extensions.category
      const { items } = ordersShape.parse(data?.['customer']).orders
      return items.map(({ number }) => Number(number) - 100_001_000)
    }

    test('[7a.7] an order in Adobe Commerce’s shape', async () => {
      const query = `{ customer { orders(pageSize: 1, currentPage: 4) {
        total_count page_info { current_page page_size total_pages } date_of_first_order
        items {
          id number order_number increment_id order_date created_at status email grand_total
          total {
            grand_total { value currency } base_grand_total { value } subtotal { value } subtotal_excl_tax { value }
            total_tax { value } total_shipping { value } discounts { amount { value } label applied_to }
          }
          items { __typename id product_name product_sku product_sale_price { value } quantity_ordered
            selected_options { label value } }
        }
      } } }`
      const { data, errors } = await ask(query)
      expect(errors).toEqual([])
      expect(data?.['customer']).toEqual({
        orders: {
          total_count: 4,
          page_info: { current_page: 4, page_size: 1, total_pages: 4 },
          date_of_first_order: '2026-04-12 16:00:00',
          items: [
            {
              id: 'MTAwMQ==',
              number: '100001001',
              order_number: '100001001',
              increment_id: '100001001',
              order_date: '2026-04-12 16:00:00',
              created_at: '2026-04-12 16:00:00',
              status: 'Complete',
              email: sampleMember.email,
              grand_total: 30,
              total: {
                grand_total: { value: 30, currency: 'USD' },
                base_grand_total: { value: 30 },
                subtotal: { value: 35 },
                subtotal_excl_tax: { value: 35 },
                total_tax: { value: 0 },
                total_shipping: { value: 0 },
                discounts: [{ amount: { value: 5 }, label: 'Discount', applied_to: 'ITEM' }],
              },
              items: [
                {
                  __typename: 'OrderItem',
                  id: 'MTAwMS8w',
                  product_name: 'Product flower1',
                  product_sku: 'flower1',
                  product_sale_price: { value: 35 },
                  quantity_ordered: 1,
                  selected_options: [{ label: 'Size', value: '3.5g' }],
                },
              ],
            },
          ],
        },
      })
    })

    test('[7a.7] searched, sorted and paged', async () => {
      expect(await numbersOf('')).toEqual([4, 3, 2, 1])
      expect(await numbersOf('(pageSize: 3, currentPage: 2)')).toEqual([1])
      expect(await numbersOf('(currentPage: 9)')).toEqual([])
      expect(await numbersOf('(sort: { sort_field: NUMBER, sort_direction: ASC })')).toEqual([1, 2, 3, 4])
      expect(await numbersOf('(filter: { number: { eq: "100001003" } })')).toEqual([3])
      expect(await numbersOf('(filter: { number: { match: "01002" } })')).toEqual([2])
      expect(await numbersOf('(filter: { number: { match: "%" } })')).toEqual([])
      expect(await numbersOf('(filter: { number: { in: [] } })')).toEqual([])
      expect(await numbersOf('(filter: { status: { in: ["Complete", "closed"] } })')).toEqual([3, 2, 1])
      expect(await numbersOf('(filter: { order_date: { from: "2026-07-01", to: "2026-09-01" } })')).toEqual([3, 2])
      expect(await numbersOf('(filter: { grand_total: { to: "30" } })')).toContain(1)
      expect(await numbersOf('(scope: GLOBAL)')).toEqual([4, 3, 2, 1])
      expect(await numbersOf('(scope: STORE)')).toEqual([])
    })

    test('[7a.7] invalid arguments are graphql-input', async () => {
      for (const args of [
        '(pageSize: 0)',
        '(pageSize: 301)',
        '(currentPage: 0)',
        '(currentPage: 2000000000)',
        '(filter: { order_date: { from: "soon" } })',
        '(filter: { grand_total: { from: "1e9" } })',
      ]) {
        expect([args, await numbersOf(args)]).toEqual([args, 'graphql-input'])
      }
    })

    const place = (entity_id: number, fields: { customer_email: string; customer_id?: string; created_at?: number }) =>
      harness()
        .db.insertInto('orders')
        .values({
          entity_id,
          increment_id: String(200_000_000 + entity_id),
          store_id: '101',
          status: 'complete',
          state: 'complete',
          customer_id: null,
          customer_firstname: 'A',
          customer_lastname: 'B',
          created_at: NOON,
          subtotal: 1_000,
          discount: 0,
          shipping: 0,
          tax: 0,
          grand_total: 1_000,
          ...fields,
        })
        .execute()
    const takeAway = (ids: number[]) => harness().db.deleteFrom('orders').where('entity_id', 'in', ids).execute()
    const ownNumbers = async (token: string) =>
      (await calls.post('{ customer { orders { items { number } } } }', {}, calls.bearer(token))).data?.['customer']

    test('[7a.7] orders with the same email count once it is confirmed, and another’s never do', async () => {
      const customer_email = await calls.signUp()
      const { token } = await calls.signIn(customer_email)
      await harness()
        .db.updateTable('customers')
        .set({ email_confirmed_at: NOON })
        .where('email_key', '=', customer_email)
        .execute()
      await place(5_001, { customer_email, created_at: NOON - 1 })
      await place(5_002, { customer_email: customer_email.toUpperCase() })
      await place(5_003, { customer_email, customer_id: 'sample_shopper' })
      expect(await ownNumbers(token)).toEqual({ orders: { items: [{ number: '200005002' }] } })
      await takeAway([5_001, 5_002, 5_003])
    })

    test('[7a.9] the order for which the account was created belongs to it', async () => {
      const customer_email = newEmail()
      await place(5_004, { customer_email, created_at: NOON - 1 })
      await place(5_005, { customer_email, created_at: NOON - 1 })
      const { errors } = await calls.post(
        `mutation ($input: CustomerCreateInput!) {
          createCustomerOnCheckout(input: $input, increment_id: "200005004") { customer { email } }
        }`,
        { input: { email: customer_email, firstname: 'A', lastname: 'B', password: SAMPLE_PASSWORD } },
      )
      expect(errors).toEqual([])
      const { token } = await calls.signIn(customer_email, SAMPLE_PASSWORD)
      expect(await ownNumbers(token)).toEqual({ orders: { items: [{ number: '200005004' }] } })
      await takeAway([5_004, 5_005])
    })
  })
}
