import type { CustomerOrdersArgs, Resolvers } from './resolvers.generated.ts'
import { searchOwnOrders, type OrderSearch } from '../../../rules/loyalty/order-search.ts'
import { stamp } from '../context/amounts.ts'
import { orderView } from './order-view.ts'
import { refusal } from '../../../platform/domain-error.ts'

const largestPage = 300
const maxValues = 100
const latestPage = 1_000_000

interface Equal {
  eq?: string | null
  in?: readonly (string | null)[] | null
}
const statusCode = (label: string) => label.trim().toLowerCase().replaceAll(/\s+/g, '_')

function valuesOf(equal: Equal | null | undefined): string[] | null {
  if (!equal) return null
  const { eq, in: list } = equal
  if ((eq ?? null) === null && (list ?? null) === null) return null
  if (list && list.length > maxValues) throw refusal('TOO_MANY_VALUES', { name: 'in', most: maxValues })
  const listed = list?.filter((value) => value !== null)
  if (eq === undefined || eq === null) return listed ?? []
  return listed === undefined || listed.includes(eq) ? [eq] : []
}

/** @param end whether a date without a time means its last moment */
function readTime(text: string | null | undefined, end: boolean): number | null {
  if (text === undefined || text === null) return null
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d)Z?)?$/.exec(text.trim()) ?? []
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T${time ?? (end ? '23:59:59.999' : '00:00:00')}Z`)
  if (Number.isNaN(at)) throw refusal('DATE_INVALID')
  return at
}

function readCents(text: string | null | undefined): number | null {
  if (text === undefined || text === null) return null
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text.trim())) throw refusal('AMOUNT_FILTER_INVALID')
  return Math.round(Number(text) * 100)
}

function readSearch({ filter, sort, ...page }: CustomerOrdersArgs, storeId: string | null): OrderSearch {
  const currentPage = page.currentPage ?? 1
  const pageSize = page.pageSize ?? 20
  if (currentPage < 1 || currentPage > latestPage)
    throw refusal('ARGUMENT_OUT_OF_RANGE', { name: 'currentPage', least: 1, most: latestPage })
  if (pageSize < 1 || pageSize > largestPage)
    throw refusal('ARGUMENT_OUT_OF_RANGE', { name: 'pageSize', least: 1, most: largestPage })
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

/** (2c.6, 7a.7) A customer's orders, with Adobe Commerce's names. */
export const customerOrders: Resolvers = {
  Customer: {
    orders: async (row, asked, context) => {
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
}
