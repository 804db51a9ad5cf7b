import { guestOrderQuery } from '@leaflog/core/wire/commerce/commerce-orders'
import { expect, test } from 'vitest'
import { listed, menuWith } from '../../../testing/menu-samples.ts'
import { sentMenuItem, sentMenuOrder, sentOrder } from './order-samples.ts'
import { canReorder, menuPlanOf } from './reorder-plan.ts'

const orderOf = (...items: (typeof sentMenuItem)[]) =>
  guestOrderQuery.result.parse({ guestOrder: { ...sentMenuOrder, items } })
const item = (id: string, name: string, quantity: number) => ({
  ...sentMenuItem,
  id,
  product_sku: id,
  product_name: name,
  quantity_ordered: quantity,
})

test('[shop 6] what the menu still sells is added as it was ordered, and the rest is said with its reason', () => {
  const order = orderOf(item('a', 'Amber', 2), item('b', 'Birch', 3), item('c', 'Cedar', 1), item('d', 'Dune', 1))
  const menu = menuWith(listed('a', 'Amber', 9), listed('b', 'Birch', 1), listed('c', 'Cedar', 0))
  const { lines, missing } = menuPlanOf(order, menu, 'RECREATIONAL')
  expect(lines.map(({ productId, option, quantity }) => [productId, option, quantity])).toEqual([
    ['a', '3.5g', 2],
    ['b', '3.5g', 1],
  ])
  expect(lines[0]?.preview).toMatchObject({ name: 'Amber', brand: 'Fernhill', price: 4_000 })
  expect(missing).toEqual([
    { name: 'Birch', why: 'fewer', left: 1 },
    { name: 'Cedar', why: 'soldOut' },
    { name: 'Dune', why: 'gone' },
  ])
})

test('[shop 6] a size that is no longer sold, or not in this mode, is gone', () => {
  const menu = menuWith(listed('a', 'Amber', 9))
  const other = { ...item('a', 'Amber', 1), selected_options: [{ label: 'Size', value: '28g' }] }
  const gone = { lines: [], missing: [{ name: 'Amber', why: 'gone' }] }
  expect(menuPlanOf(orderOf(other), menu, 'RECREATIONAL')).toEqual(gone)
  expect(menuPlanOf(orderOf(item('a', 'Amber', 1)), menu, 'MEDICAL')).toEqual(gone)
})

test('[8.25] an order of a menu can be repeated while its store is there, another one where the shop says so', () => {
  const parse = (guestOrder: object) => guestOrderQuery.result.parse({ guestOrder })
  expect(canReorder(parse(sentMenuOrder))).toBe(true)
  expect(canReorder(parse({ ...sentMenuOrder, store: null }))).toBe(false)
  expect(canReorder(parse(sentOrder))).toBe(true)
  expect(canReorder(parse({ ...sentOrder, available_actions: [] }))).toBe(false)
})
