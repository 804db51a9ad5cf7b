/** Ordering an order of the commerce channel again (8.25). */
import type { Shop } from '@leaflog/core'
import type { ReorderResult } from './reorder-plan.ts'

/** @param waits what to say while there is no network */
export async function reorderCommerce(shop: Shop, number: string, waits: string): Promise<ReorderResult> {
  // The cart has to be known before, and earlier problems are dismissed.
  await shop.commerceCart.dismissProblem()
  await shop.commerceCart.open()
  const { lines: before } = await shop.commerceCart.settle()
  await shop.commerceCart.reorder(number)
  const { lines, issues, status } = await shop.commerceCart.settle()
  if (status === 'offline') return { put: [], problems: [{ text: waits }] }
  const put = lines.flatMap(({ id, name, quantity }) => {
    const more = quantity - (before.find((line) => line.id === id)?.quantity ?? 0)
    return more <= 0 ? [] : [more === 1 ? name : `${more} × ${name}`]
  })
  return { put, problems: [...new Map(issues.map((issue) => [issue.text, issue])).values()] }
}
