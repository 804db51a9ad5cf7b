/** The service worker: the shop without a connection (docs/decisions/offline.md). @module */
import { clientsClaim } from 'workbox-core'
import { serveBuildFiles } from './build-files.ts'
import { servePages } from './pages.ts'
import { CLAIM } from './protocol.ts'
import { serveShopData } from './shop-data.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds. */
const INSIST_EVERY = 1000
let insisting = 0

serveBuildFiles()
servePages()
serveShopData()

// Files of all builds have names of their own, so a new worker serves pages of the last build as well.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
  // For a request that comes while the last worker ends, Chromium starts it once more, and this one would wait until
  // that has had nothing to do for half a minute.
  insisting = self.setInterval(() => void self.skipWaiting(), INSIST_EVERY)
})
self.addEventListener('activate', () => self.clearInterval(insisting))
clientsClaim()
// A page that is asked for before the worker takes over, and arrives after, is missed by it.
self.addEventListener('message', (event) => {
  if (event.data === CLAIM) event.waitUntil(self.clients.claim())
})
