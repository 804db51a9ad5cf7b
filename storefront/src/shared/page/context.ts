/** What loaders and pages receive: site, store, data, address. @module */
import type { Menu, Shop } from '@leaflog/core'
import type { Coordinates } from '@leaflog/core/products'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { i18n } from 'i18next'
import type { Language } from '../i18n/languages.ts'

/** The build line of each part of the shop. */
export type Builds = Readonly<Record<string, string>>

export interface TabStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * What loaders and pages receive. On the server `http` calls the gateway in-process and `menu` reads through a short
 * cache; in the browser `http` is fetch and `menu` is the shop's menu.
 */
export type PageContext = {
  http: (request: Request) => Promise<Response>
  /** The shop's public origin; prefix of every address given to `http`, for example `${origin}/api/content/header`. */
  origin: string
  menu: (dispensary: Dispensary) => Promise<Menu>
  shop: Shop
  /** Epoch milliseconds: the time of the request on the server, of the page in the browser. */
  now: () => number
  /** When the server rendered the page, in epoch milliseconds. */
  drawnAt: number
  /** Runs a function once after the given milliseconds; returns a function that cancels it. Never runs on a server. */
  after: (milliseconds: number, run: () => void) => () => void
  /** In a browser: runs a function when the page is idle; returns a function that cancels it. */
  whenIdle?: (run: () => void) => () => void
  /** In a browser: runs a function once what has happened so far has been painted; a later one takes its place. */
  whenPainted?: (run: () => void) => void
  /** In a browser: what this tab keeps while it is open. Nothing is kept where storage is forbidden or full. */
  tabStorage?: TabStorage
  /**
   * Asks the browser for its location, and the visitor for permission (7d.1); rejects if it is unavailable, as on the
   * server.
   */
  locate: () => Promise<Coordinates>
  /** The visitor's language (9f.7), and its texts. */
  language: Language
  texts: i18n
  /** The Default view's store, whose menu a visitor without a dispensary sees; null if the list did not answer. */
  defaultView: Dispensary | null
  /** 7d.2: the build line of each part of the shop. */
  builds?: Builds
  /** Where a menu's cart becomes an order: `here` (default), by `phone`, or at this address of the ordering system. */
  menuCheckout?: string
  /** On the server: the code files of a page of these routes, in execution order. */
  codeOf?: (routeIds: readonly string[]) => string[]
  /** On the server: a script that creates the page's policy of Trusted Types. */
  markupPolicy?: string
  /** The page was drawn without the server, which could not be reached. */
  isShell?: boolean
  /** Data with which the browser continues from the server's rendering, as JSON: see page-data.tsx. */
  pageData: string
}
