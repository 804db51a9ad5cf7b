/** The service worker: the shop without a connection (docs/decisions/offline.md). @module */
import { clientsClaim } from 'workbox-core'
import { serveBuildFiles } from './build-files.ts'
import { servePages } from './pages.ts'
import { serveShopData } from './shop-data.ts'

declare const self: ServiceWorkerGlobalScope

serveBuildFiles()
servePages()
serveShopData()

// Files of all builds have names of their own, so a new worker serves pages of the last build as well.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
clientsClaim()
