import type { CustomerRow } from '../../customers/tables.ts'
import { searchOwnOrders, type OrderSearch, type StoredOrder } from '../../loyalty/order-search.ts'
import { money, stamp } from '../amounts.ts'
import type { CommerceContext } from '../context.ts'
import { inputProblem } from '../problems.ts'
import { customerOrdersTypes } from './customer-orders-types.ts'

const largestPage = 300
const mostValues = 100
const latestPage = 1_000_000

interface Equal {
  eq?: string | null
  in?: readonly (string | null)[] | null
}
interface Range {
  from?: string | null
  to?: string | null
}
interface OrdersArguments {
  filter?: {
    number?: (Equal & { match?: string | null }) | null
    status?: Equal | null
    order_date?: Range | null
    grand_total?: Range | null
  } | null
  currentPage?: number | null
  pageSize?: number | null
  sort?: { sort_field: 'NUMBER' | 'CREATED_AT'; sort_direction: 'ASC' | 'DESC' } | null
  scope?: 'GLOBAL' | 'WEBSITE' | 'STORE' | null
}

/** `ready_for_pickup` as people read it. */
const statusLabel = (code: string) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`
const statusCode = (label: string) => label.trim().toLowerCase().replaceAll(/\s+/g, '_')

function valuesOf(equal: Equal | null | undefined): string[] | null {
  if (!equal) return null
  const { eq, in: list } = equal
  if ((eq ?? null) === null && (list ?? null) === null) return null
  if (list && list.length > mostValues) throw inputProblem(`At most ${mostValues} values in "in".`)
  const listed = list?.filter((value) => value !== null)
  if (eq === undefined || eq === null) return listed ?? []
  return listed === undefined || listed.includes(eq) ? [eq] : []
}

/** @param end whether a day without a time means its last moment */
function readTime(text: string | null | undefined, end: boolean): number | null {
  if (text === undefined || text === null) return null
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d)Z?)?$/.exec(text.trim()) ?? []
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T${time ?? (end ? '23:59:59.999' : '00:00:00')}Z`)
  if (Number.isNaN(at)) throw inputProblem('Give a date as YYYY-MM-DD or YYYY-MM-DD HH:MM:SS.')
  return at
}

function readCents(text: string | null | undefined): number | null {
  if (text === undefined || text === null) return null
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text.trim())) throw inputProblem('Give an amount in dollars, such as 49.99.')
  return Math.round(Number(text) * 100)
}

function readSearch({ filter, sort, ...page }: OrdersArguments, storeId: string | null): OrderSearch {
  const currentPage = page.currentPage ?? 1
  const pageSize = page.pageSize ?? 20
  if (currentPage < 1 || currentPage > latestPage) throw inputProblem('currentPage value must be greater than 0.')
  if (pageSize < 1 || pageSize > largestPage) throw inputProblem(`pageSize value must be from 1 to ${largestPage}.`)
  return {
    numbers: valuesOf(filter?.number),
    numberPart: filter?.number?.match ?? null,
    statuses: valuesOf(filter?.status)?.map(statusCode) ?? null,
    placedFrom: readTime(filter?.order_date?.from, false),
    placedTo: readTime(filter?.order_date?.to, true),
    totalFrom: readCents(filter?.grand_total?.from),
    totalTo: readCents(filter?.grand_total?.to),
    storeId,
    sort: {
      by: sort?.sort_field === 'NUMBER' ? 'increment_id' : 'created_at',
      direction: sort?.sort_direction === 'ASC' ? 'asc' : 'desc',
    },
    currentPage,
    pageSize,
  }
}

const itemView = (order: StoredOrder) => (item: StoredOrder['items'][number]) => ({
  __typename: 'OrderItem',
  id: Buffer.from(`${order.entity_id}/${item.position}`).toString('base64'),
  product_name: item.name,
  product_sku: item.product_id,
  product_sale_price: money(item.price),
  quantity_ordered: item.quantity,
  selected_options: [{ label: 'Size', value: item.option }],
})

function orderView(order: StoredOrder) {
  const placed = stamp(order.created_at)
  const discount = { amount: money(order.discount), label: 'Discount', applied_to: 'ITEM' }
  return {
    id: Buffer.from(String(order.entity_id)).toString('base64'),
    number: order.increment_id,
    increment_id: order.increment_id,
    order_number: order.increment_id,
    order_date: placed,
    created_at: placed,
    status: statusLabel(order.status),
    email: order.customer_email,
    grand_total: order.grand_total / 100,
    total: {
      grand_total: money(order.grand_total),
      base_grand_total: money(order.grand_total),
      subtotal: money(order.subtotal),
      subtotal_excl_tax: money(order.subtotal),
      total_tax: money(order.tax),
      total_shipping: money(order.shipping),
      discounts: order.discount === 0 ? [] : [discount],
    },
    items: order.items.map(itemView(order)),
  }
}

/** (2c.6, 7a.7) A customer's orders, as Adobe Commerce names them. */
export const customerOrders = {
  typeDefs: customerOrdersTypes,
  resolvers: {
    Customer: {
      orders: async (row: CustomerRow, asked: OrdersArguments, context: CommerceContext) => {
        const storeId = asked.scope === 'STORE' ? (await context.store()).store_id : null
        const search = readSearch(asked, storeId)
        const { orders, totalCount, firstPlacedAt } = await searchOwnOrders(context.db, row, search)
        return {
          items: orders.map(orderView),
          total_count: totalCount,
          page_info: {
            current_page: search.currentPage,
            page_size: search.pageSize,
            total_pages: Math.ceil(totalCount / search.pageSize),
          },
          date_of_first_order: firstPlacedAt === null ? null : stamp(firstPlacedAt),
        }
      },
    },
  },
}
