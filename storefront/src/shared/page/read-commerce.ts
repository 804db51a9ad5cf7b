import { askCommerce, type Document, type VariablesOf, menuVersionOf, shoppingOf } from '@leaflog/core'
import type { Shopping } from '@leaflog/core/wire/commerce/shopping'
import type { PageContext } from './context.ts'

/**
 * What a loader asks the commerce channel, at the store and in the mode where one shops unless another is named; the same for
 * every visitor, so that the gateway may keep it (9g.1), until the chosen store says that its menu has changed. Errors: those
 * of `askCommerce`.
 */
export const readCommerce = <Data, Name extends string>(
  { http, origin, shop }: Pick<PageContext, 'http' | 'origin' | 'shop'>,
  document: Document<Data, Name>,
  variables: VariablesOf<Name>,
  at?: Shopping,
): Promise<Data> => {
  const state = shop.getState()
  const shopping = at ?? shoppingOf(state)
  const asOf = menuVersionOf(state, shopping.storeCode)
  return askCommerce({ http, gateway: origin, shopping, ...(asOf !== undefined && { asOf }) }, document, variables)
}
