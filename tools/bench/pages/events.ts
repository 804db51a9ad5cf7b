import type { LogEvent } from '../../../core/src/engine/log/event.ts'

/** A line added to a cart: an event of typical size. */
export const cartEvent = (seq: number): LogEvent => ({
  id: `01999999-0000-7000-8000-${seq.toString(16).padStart(12, '0')}`,
  seq,
  at: 1_790_000_000_000 + seq * 250,
  type: 'orderingCart.lineAdded',
  v: 1,
  data: { storeId: '42', productId: `P${seq % 1000}`, option: '3.5g', quantity: (seq % 5) + 1, pricingType: 'med' },
  tab: '01999999-aaaa-7000-8000-000000000001',
  cause: null,
})

/** `count` events whose seqs follow `after`. */
export const cartEvents = (after: number, count: number): LogEvent[] =>
  Array.from({ length: count }, (_, index) => cartEvent(after + 1 + index))
