import { askCommerce, type Document, type VariablesOf, menuVersionOf, shoppingOf } from '@leaflog/core'
import type { ReadCommerce } from '@leaflog/core/products'
import type { Shopping } from '@leaflog/core/wire/commerce/shopping'
import type { PageContext } from './context.ts'

/**
 * A loader's query of the commerce channel, by default for the chosen store and mode. The answer is the same for every
 * visitor, so that the gateway may cache it (9g.1) until the store reports a menu change. Errors: those of
 * `askCommerce`.
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

/** The same, for readers that are not the shop's alone. */
export const commerceReader =
  (context: Pick<PageContext, 'http' | 'origin' | 'shop'>, at?: Shopping): ReadCommerce =>
  (document, variables) =>
    readCommerce(context, document, variables, at)
