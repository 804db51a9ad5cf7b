import { askCommerce, type Document, menuVersionOf, shoppingOf } from '@leaflog/core'
import type { PageContext } from './context.ts'

/**
 * What a loader asks the commerce channel, at the store and in the mode where one shops; the same for every visitor, so that
 * the gateway may keep it (9g.1), until the store says that its menu has changed. Errors: those of `askCommerce`.
 */
export const readCommerce = <Data>(
  { http, origin, shop }: Pick<PageContext, 'http' | 'origin' | 'shop'>,
  document: Document<Data>,
  variables: Record<string, unknown> = {},
): Promise<Data> => {
  const state = shop.getState()
  const asOf = menuVersionOf(state)
  const call = { http, gateway: origin, shopping: shoppingOf(state), ...(asOf !== undefined && { asOf }) }
  return askCommerce(call, document, variables)
}
