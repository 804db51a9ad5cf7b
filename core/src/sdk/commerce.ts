/**
 * Reads and changes of the commerce channel that need no log: a listing, an order's details, the address book. The server
 * has them, and whoever looks asks it.
 */
import { askAsShopper } from '../http/ask-as-customer.ts'
import { askCommerce, type Document } from '../http/ask-commerce.ts'
import type { Credentials, Ports } from '../ports/ports.ts'
import type { Shopping } from '../wire/shopping.ts'
import type { ShopState } from './domains.ts'

/** Where and how one shops now; the ordering channel's stores are not the commerce backend's to shop at. */
export const shoppingOf = ({ dispensary: { view } }: ShopState): Shopping => ({
  storeCode: view.chosen?.channel === 'commerce' ? view.chosen.store_code : null,
  mode: view.mode,
  delivery: view.fulfilment === 'delivery',
})

/** The last change of a store's menu that was heard of, for questions about its products (`asOf`). */
export const menuVersionOf = (
  { dispensary: { view }, menu }: ShopState,
  storeCode: string | null,
): string | undefined =>
  view.chosen?.store_code === storeCode
    ? menu.view.versions.find(({ storeId }) => storeId === view.storeId)?.version
    : undefined

export interface AskOptions {
  readonly signal?: AbortSignal
  /** The variables hold a secret: sent in the body, never in an address. */
  readonly hidden?: boolean
  /** Of a mutation: whoever asks again for the same wish gives the same key. Default: a new one. */
  readonly key?: string
  /** Without the token of whoever is signed in: what a guest is refused ends nobody's session (8.8). */
  readonly asGuest?: boolean
}

export function commerceCalls(
  ports: Pick<Ports, 'http' | 'ids'>,
  { gateway, credentials }: { readonly gateway: string; readonly credentials: Credentials },
  state: () => ShopState,
) {
  return {
    /**
     * One operation on behalf of whoever is there, at the store and in the mode where they shop; `data` parsed.
     * Errors: NETWORK_FAILED, NOT_JSON, NOT_AUTHORIZED, SERVICE_REFUSED with the server's sentence, SERVICE_ANSWER_INVALID.
     */
    ask<Data>(
      document: Document<Data>,
      variables: Record<string, unknown> = {},
      { key = ports.ids.next(), asGuest = false, ...options }: AskOptions = {},
    ): Promise<Data> {
      const call = { http: ports.http, gateway, key, shopping: shoppingOf(state()), ...options }
      return asGuest
        ? askCommerce(call, document, variables)
        : askAsShopper({ ...call, credentials }, document, variables)
    },
  }
}
