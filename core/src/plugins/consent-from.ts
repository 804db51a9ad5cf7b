/** Consent that is asked for elsewhere. */
import { filter, merge } from 'rxjs'
import type { ShopState } from '../domains/domains.ts'
import type { ShopPlugin } from '../sdk/shop-plugin.ts'
import type { WithAnalytics } from './analytics-to.ts'
import { type Watched, changes$, watched$ } from './watched.ts'

/** What a visitor allows of analytics, as a consent manager knows it. */
export interface ConsentSource {
  /** The present choice; `unknown` before the visitor has chosen. */
  read(): 'granted' | 'refused' | 'unknown'
  /** Calls the listener whenever the choice may have changed; returns the stop. */
  subscribe(listener: () => void): () => void
}

/** What a plugin for consent needs of a shop. */
export type WithConsent = WithAnalytics & Watched<Pick<ShopState, 'analytics'>>

/**
 * A consent manager decides in the shop's place, by `analytics.chooseConsent`: when the shop starts, whenever the manager
 * says so, and for the next visitor after `forget()`. While it does not know, the shop's own choice stays. A page with a
 * manager should not ask on its own: a choice made in the shop counts until the manager speaks again.
 */
export const consentFrom = (source: ConsentSource): ShopPlugin<WithConsent> => ({
  name: 'consent',
  start: (shop, { listen }) => {
    // Not on every change: two tabs whose managers disagree would overrule each other for ever.
    const undecided$ = watched$(shop, ({ analytics }) => analytics.view.consent === 'unknown').pipe(filter(Boolean))
    listen(merge(changes$(source.subscribe), undecided$), async () => {
      const choice = source.read()
      if (choice !== 'unknown') await shop.analytics.chooseConsent(choice)
    })
  },
})
