import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch } from '../../../shared/page/search-params.ts'
import { orderHref, ordersHref, ordersVariables, readOrdersSearch, type StatusGroup } from './orders-search.ts'

const read = (query: string) => readOrdersSearch(parseSearch(query))
const nothing = { status: null, number: '', page: 1 }

describe('orders by address', () => {
  test('[2c.6] status, number and page are in the address', () => {
    const search = read('?status=open&number=10001&page=3')
    expect(search).toEqual({ status: 'open', number: '10001', page: 3 })
    expect(ordersVariables(search)).toEqual({
      filter: {
        status: { in: ['pending', 'processing', 'ready_for_pickup'] },
        number: { match: '10001' },
      },
      currentPage: 3,
      pageSize: 10,
    })
    expect(ordersVariables(nothing)).toMatchObject({ filter: {}, currentPage: 1 })
  })

  test('invalid parameters are ignored', () => {
    for (const query of ['', '?status=constructor', '?page=0', '?page=-1', '?page=1e9', '?page', '?status=a&status=b'])
      expect(read(query)).toEqual(nothing)
    expect(read('?number=%23%201000%201004%20').number).toBe('10001004')
  })

  test('each list has exactly one address, which parses back to it', () => {
    expect(ordersHref(nothing)).toBe('/account/orders')
    const search = fc.record({
      status: fc.constantFrom<StatusGroup | null>(null, 'open', 'complete', 'ended'),
      number: fc.stringMatching(/^[0-9A-Za-z-]{0,32}$/),
      page: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(search, (given) => {
        expect(read(ordersHref(given).split('?')[1] ?? '')).toEqual(given)
      }),
    )
  })

  test('an order’s address holds any order number', () => {
    expect(orderHref('10/../1')).toBe('/account/orders/10%2F..%2F1')
  })
})
