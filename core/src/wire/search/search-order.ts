/** Other orders of an index. Each is a replica: an index named after the first one and the order. */

/** Prices by mode, because a product may cost less for patients. */
export const searchOrders = [
  'price_rec_asc',
  'price_rec_desc',
  'price_med_asc',
  'price_med_desc',
  'thc_desc',
  'name_asc',
] as const
export type SearchOrder = (typeof searchOrders)[number]

const between = '_by_'

/** `menu_fl_miami_florida` by `name_asc` is `menu_fl_miami_florida_by_name_asc`; without an order, the index itself. */
export const orderedIndexName = (indexName: string, order: SearchOrder | null): string =>
  order === null ? indexName : `${indexName}${between}${order}`

/** The index and order that a name stands for. */
export const readIndexName = (name: string): { readonly indexName: string; readonly order: SearchOrder | null } => {
  const order = searchOrders.find((one) => name.endsWith(between + one)) ?? null
  return { indexName: order === null ? name : name.slice(0, -(between + order).length), order }
}
