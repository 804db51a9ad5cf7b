import type { CheckoutCart, Said, Setting } from '@leaflog/core'
import { createContext, useContext } from 'react'

/** What the steps ask of the channel whose cart is checked out: the steps are the same for both. */
export interface CheckoutChannel {
  readonly name: 'commerce' | 'ordering'
  /**
   * Sends settings to the cart one by one, and waits for the answers. Resolves to `kept` while the network is away: they
   * are sent when it is back. Rejects with the refusal.
   */
  readonly send: (settings: readonly Setting[]) => Promise<'saved' | 'kept'>
  /** The cart when all pending changes are answered, because the page may lag behind quick input; null without one. */
  readonly settled: () => Promise<CheckoutCart | null>
  readonly place: () => Promise<unknown>
  /** Of the cart's own changes. */
  readonly status: 'ready' | 'working' | 'offline'
  readonly waiting: number
  /** Why this cart cannot be ordered even if it is complete (3.4.5). */
  readonly blocked: readonly Said[]
  /** A medical card is missing, which a signed-in customer may have. */
  readonly wantsCard: boolean
}

const Channel = createContext<CheckoutChannel | null>(null)

export const ChannelProvider = Channel.Provider

export function useChannel(): CheckoutChannel {
  const channel = useContext(Channel)
  if (channel === null) throw new Error('a step of the checkout without its channel')
  return channel
}
