/** The names of all texts, read from the English files, so that a name that is none does not compile. */
import 'i18next'
import type common from '../../../locales/en/common.json'
import type home from '../../../locales/en/home.json'
import type gate from '../../../locales/en/gate.json'
import type stores from '../../../locales/en/stores.json'
import type catalogue from '../../../locales/en/catalogue.json'
import type product from '../../../locales/en/product.json'
import type cart from '../../../locales/en/cart.json'
import type checkout from '../../../locales/en/checkout.json'
import type account from '../../../locales/en/account.json'
import type orders from '../../../locales/en/orders.json'
import type forms from '../../../locales/en/forms.json'
import type auth from '../../../locales/en/auth.json'
import type rewards from '../../../locales/en/rewards.json'
import type content from '../../../locales/en/content.json'
import type discover from '../../../locales/en/discover.json'
import type places from '../../../locales/en/places.json'
import type search from '../../../locales/en/search.json'
import type head from '../../../locales/en/head.json'
import type analytics from '../../../locales/en/analytics.json'
import type dashboard from '../../../locales/en/dashboard.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common
      home: typeof home
      gate: typeof gate
      stores: typeof stores
      catalogue: typeof catalogue
      product: typeof product
      cart: typeof cart
      checkout: typeof checkout
      account: typeof account
      orders: typeof orders
      forms: typeof forms
      auth: typeof auth
      rewards: typeof rewards
      content: typeof content
      discover: typeof discover
      places: typeof places
      search: typeof search
      head: typeof head
      analytics: typeof analytics
      dashboard: typeof dashboard
      /** By code, and by what is said in English: see use-message.ts. */
      messages: Readonly<Record<string, string>>
      core: Readonly<Record<string, string>>
      sentences: Readonly<Record<string, string>>
    }
  }
}
