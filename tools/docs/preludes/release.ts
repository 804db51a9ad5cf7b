import { defineDomain, defineEvents } from '@leaflog/core/engine'
import { createMachine } from 'xstate'
import * as z from 'zod/mini'

export { viewedProduct } from '../../../core/src/domains/recently-viewed/recently-viewed.events.ts'

export const cartCall = z.object({ cartId: z.string() })
export declare function sendToCart(): Promise<readonly []>

export const notesBefore = defineDomain({
  name: 'notes',
  scope: 'shared',
  version: 1,
  events: defineEvents('notes', {}),
  machine: createMachine({ id: 'notes', context: {}, on: {} }),
  view: () => null,
})
export declare function bySku<Context>(context: Context): Context
