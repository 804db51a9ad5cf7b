/** The filter of the orders page in its address: `?status=open&number=0012&page=2`. */
import type { SearchParams } from '../../../shared/page/search-params.ts'

/** Statuses for the list's filter, by their name in the address. */
export const statusGroups = {
  open: { statuses: ['pending', 'processing', 'ready_for_pickup'] },
  complete: { statuses: ['complete'] },
  ended: { statuses: ['canceled', 'closed'] },
} as const
export type StatusGroup = keyof typeof statusGroups

export interface OrdersSearch {
  readonly status: StatusGroup | null
  /** Part of an order's number; '' for all. */
  readonly number: string
  /** From 1. */
  readonly page: number
}

export const ORDERS_PATH = '/account/orders'
const PAGE_SIZE = 10
const longestNumber = 32
const lastPage = 1_000

const isGroup = (text: string): text is StatusGroup => Object.hasOwn(statusGroups, text)
const first = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? ''

/** Numbers as people copy them: with a number sign, with spaces. */
export const orderNumber = (text: string): string => text.replaceAll(/[\s#]/g, '').slice(0, longestNumber)

/** Invalid parameters are ignored. */
export const readOrdersSearch = (search: SearchParams): OrdersSearch => {
  const status = first(search['status'])
  const page = first(search['page'])
  return {
    status: isGroup(status) ? status : null,
    number: orderNumber(first(search['number'])),
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  }
}

/** The address of a page of orders. Defaults are left out, so that each list has exactly one address. */
export const ordersHref = ({ status = null, number = '', page = 1 }: Partial<OrdersSearch> = {}): string => {
  const search = new URLSearchParams({
    ...(status !== null && { status }),
    ...(number !== '' && { number }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size === 0 ? ORDERS_PATH : `${ORDERS_PATH}?${search}`
}

/** Variables of `customerOrdersQuery`. */
export const ordersVariables = ({ status, number, page }: OrdersSearch) => ({
  filter: {
    ...(status !== null && { status: { in: [...statusGroups[status].statuses] } }),
    ...(number !== '' && { number: { match: number } }),
  },
  currentPage: page,
  pageSize: PAGE_SIZE,
})

export const orderHref = (number: string): string => `${ORDERS_PATH}/${encodeURIComponent(number)}`
