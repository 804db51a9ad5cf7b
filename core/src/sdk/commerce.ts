/**
 * Reads and changes of the commerce channel that need no log: a listing, an order's details, the address book. The server
 * has them, and whoever looks asks it.
 */
import { isLeaflogError } from '../errors/errors.ts'
import { askAsShopper } from '../http/ask-as-customer.ts'
import { askCommerce, type Document, type VariablesOf } from '../http/ask-commerce.ts'
import type { Credentials, Ports } from '../ports/ports.ts'
import type { Shopping } from '../wire/commerce/shopping.ts'
import type { SomeState } from '../domains/domains.ts'

/** Where and how one shops now; the ordering channel's stores are not the commerce backend's to shop at. */
export const shoppingOf = ({ dispensary: { view } }: Pick<SomeState, 'dispensary'>): Shopping => ({
  storeCode: view.chosen?.channel === 'commerce' ? view.chosen.store_code : null,
  mode: view.mode,
  delivery: view.fulfilment === 'delivery',
})

/** The last change of a store's menu that was heard of, for questions about its products (`asOf`). */
export const menuVersionOf = (
  { dispensary: { view }, menu }: Pick<SomeState, 'dispensary' | 'menu'>,
  storeCode: string | null,
): string | undefined =>
  view.chosen?.store_code === storeCode
    ? menu.view.versions.find(({ storeId }) => storeId === view.storeId)?.version
    : undefined

/** How a query or a mutation is sent. */
export interface AskOptions {
  /** Cancels the call, which then rejects. */
  readonly signal?: AbortSignal
  /** The variables hold a secret: sent in the body, never in an address. */
  readonly hidden?: boolean
  /** Without the token of whoever is signed in: what a guest is refused ends nobody's session. */
  readonly asGuest?: boolean
}

/** Whether the server has said what became of it. */
const isAnswer = (error: unknown): boolean =>
  isLeaflogError(error) && !isLeaflogError(error, 'NETWORK_FAILED', 'NOT_JSON', 'SERVICE_UNAVAILABLE')

export function commerceCalls(
  ports: Pick<Ports, 'http' | 'ids'>,
  { gateway, credentials }: { readonly gateway: string; readonly credentials: Credentials },
  state: () => SomeState,
) {
  const unanswered = new Map<string, string>()

  return {
    /**
     * Sends one operation for the current visitor, at their store and in their mode; returns the parsed `data`.
     * A mutation without a response keeps its idempotency key, so repeating it does not repeat the change.
     * Errors: those of `askCommerce`, and NOT_AUTHORIZED when nobody is signed in (any more).
     */
    async ask<Data, Name extends string>(
      document: Document<Data, Name>,
      variables: VariablesOf<Name>,
      { asGuest = false, ...options }: AskOptions = {},
    ): Promise<Data> {
      const wish = JSON.stringify([document.operationName, variables])
      const key = unanswered.get(wish) ?? ports.ids.next()
      const call = { http: ports.http, gateway, key, shopping: shoppingOf(state()), ...options }
      try {
        unanswered.set(wish, key)
        const data = await (asGuest
          ? askCommerce(call, document, variables)
          : askAsShopper({ ...call, credentials }, document, variables))
        unanswered.delete(wish)
        return data
      } catch (error) {
        if (isAnswer(error)) unanswered.delete(wish)
        throw error
      }
    },
  }
}
