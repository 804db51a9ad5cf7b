/**
 * What the shop has read and is the same for every visitor, kept for when there is no connection. Nothing is stored
 * that has an Authorization header, and nothing whose answer does not say that it is public.
 */
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { FORGET } from './protocol.ts'

declare const self: ServiceWorkerGlobalScope

const WEEK_SECONDS = 7 * 24 * 3600
const PATIENCE_SECONDS = 8
const MENU = 'menu'
const SEARCHES = 'searches'
const PICTURES = 'pictures'
const names = [MENU, SEARCHES, PICTURES]

const isPublicRead = /^\/api\/(?:graphql|rest\/stores|ordering\/(?:categories|specials)|content\/.+)$/
const SEARCH_PATH = '/api/search/1/indexes/*/queries'

const keptUpTo = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: WEEK_SECONDS,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  })

const onlyPublic = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && /^public\b/.test(response.headers.get('cache-control') ?? '') ? response : null,
}

const isForEverybody = (request: Request): boolean => !request.headers.has('authorization')

/** A stored request is a GET, so a search's body becomes part of its address. */
async function searchKey(request: Request): Promise<Request> {
  const body = await request.clone().arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return new Request(`${SEARCH_PATH}?body=${hex}`)
}

/** Prices and stock are the server's whenever it answers: the kept ones are for when it does not. */
function serveMenus(): void {
  const menu = new NetworkFirst({
    cacheName: MENU,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [onlyPublic, keptUpTo(200)],
  })
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && isPublicRead.test(url.pathname) && isForEverybody(request),
    menu,
  )
}

/** Searches and products of a menu. Their answers are for everybody, though they are POST requests. */
function serveSearches(): void {
  const searches = new NetworkFirst({
    cacheName: SEARCHES,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      { requestWillFetch: async ({ event, request }) => (event instanceof FetchEvent ? event.request : request) },
      keptUpTo(60),
    ],
  })
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && url.pathname === SEARCH_PATH && isForEverybody(request),
    async ({ event, request }) => searches.handle({ event, request: await searchKey(request) }),
    'POST',
  )
}

function servePictures(): void {
  const pictures = new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [onlyPublic, keptUpTo(200)],
    // One address has one format per browser.
    matchOptions: { ignoreVary: true },
  })
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'), pictures)
}

/** What was looked at says something about a visitor, so it goes when they do. */
const forget = (): Promise<unknown> =>
  Promise.all(names.flatMap((name) => [caches.delete(name), new CacheExpiration(name, { maxEntries: 1 }).delete()]))

export function serveShopData(): void {
  serveMenus()
  serveSearches()
  servePictures()
  self.addEventListener('message', (event) => {
    if (event.data === FORGET) event.waitUntil(forget())
  })
}
