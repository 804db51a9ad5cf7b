/** What loaders and pages are given: site, store, reading, address. @module */
import type { Menu, Shop } from '@leaflog/core'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { i18n } from 'i18next'
import type { Language } from '../i18n/languages.ts'

/** Where somebody or something is, in degrees. */
export type Coordinates = { latitude: number; longitude: number }

/** What is said of each build, by part of the shop. */
export type Builds = Readonly<Record<string, string>>

/**
 * What loaders and pages are given. On the server `http` is the gateway's own function and `menu` a read through a
 * short cache; in the browser `http` is fetch and `menu` is the shop's menu.
 */
export type PageContext = {
  http: (request: Request) => Promise<Response>
  /** The shop's public address; begins every address given to `http`, for instance `${origin}/api/content/header`. */
  origin: string
  menu: (dispensary: Dispensary) => Promise<Menu>
  shop: Shop
  /** Epoch milliseconds: the request's moment on the server, the page's in the browser. */
  now: () => number
  /** When the server drew the page, in epoch milliseconds. */
  drawnAt: number
  /** Runs something once after so many milliseconds; returns its cancel. On a server nothing waits. */
  after: (milliseconds: number, run: () => void) => () => void
  /** In a browser: runs something when there is nothing better to do; returns its cancel. */
  whenIdle?: (run: () => void) => () => void
  /** Asks the browser where it is, and the visitor for leave (7d.1); rejects when it cannot be told, as on the server. */
  locate: () => Promise<Coordinates>
  /** The visitor's (9f.7), and its texts. */
  language: Language
  texts: i18n
  /** The Default view's store, whose menu a visitor without a dispensary sees; null when the list did not answer. */
  defaultView: Dispensary | null
  /** 7d.2: what is said of each build, by part of the shop. */
  builds?: Builds
  /** On the server: the files of the code of a page of these routes, in the order in which they run. */
  codeOf?: (routeIds: readonly string[]) => string[]
  /** What the browser needs to begin where the server ended, as JSON: see page-data.tsx. */
  pageData: string
}
