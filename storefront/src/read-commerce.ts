import { askCommerce, type Document, shoppingOf } from '@leaflog/core'
import type { PageContext } from './context.ts'

/**
 * What a loader asks the commerce channel, at the store and in the mode where one shops; the same for every visitor, so that
 * the gateway may keep it (9g.1). Errors: those of `askCommerce`.
 */
export const readCommerce = <Data>(
  { http, origin, shop }: Pick<PageContext, 'http' | 'origin' | 'shop'>,
  document: Document<Data>,
  variables: Record<string, unknown> = {},
): Promise<Data> => askCommerce({ http, gateway: origin, shopping: shoppingOf(shop.getState()) }, document, variables)
