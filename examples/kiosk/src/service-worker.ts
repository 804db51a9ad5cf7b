/**
 * Lets the kiosk start and show its menu offline. The kiosk's files are served from the cache first. Of the shop's
 * answers only public ones are cached: never a cart, an order or other visitor data.
 */
const FILES: string[] = [/* BUILT */]
/** File names contain content hashes, and the page's name covers all of them. */
const SHELL = `shell ${FILES.filter((name) => name.includes('/index-')).join(' ')}`
const MENU = 'menu'
const MENU_QUESTIONS = new Set(['categories', 'categoryListing', 'product', 'ageGateConfig'])

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
const isExtendable = (event: Event): event is Extendable => 'waitUntil' in event
const isFetching = (event: Event): event is Fetching => 'respondWith' in event

const here = new URL('.', location.href)
const addresses = new Set(FILES.map((file) => new URL(file, here).href))

/** Calls what only a worker's scope has, without its types. */
const call = async (of: object, name: string): Promise<void> => {
  const work: unknown = Reflect.get(of, name)
  if (typeof work === 'function') await Reflect.apply(work, of, [])
}

async function install(): Promise<void> {
  await (await caches.open(SHELL)).addAll([...addresses])
  await call(globalThis, 'skipWaiting')
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== SHELL && name !== MENU) await caches.delete(name)
  const clients: unknown = Reflect.get(globalThis, 'clients')
  if (typeof clients === 'object' && clients !== null) await call(clients, 'claim')
}

async function keep(request: Request, response: Response): Promise<Response> {
  if (response.ok) await (await caches.open(MENU)).put(request, response.clone())
  return response
}

/** Prefers the network, and falls back to the cache. */
async function networkFirst(request: Request): Promise<Response> {
  try {
    return await keep(request, await fetch(request))
  } catch (error) {
    const kept = await caches.match(request, { cacheName: MENU })
    if (kept) return kept
    throw error
  }
}

/** For immutable addresses. */
const keptFirst = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: MENU })) ?? keep(request, await fetch(request))

function answer(request: Request): Promise<Response> | null {
  if (request.method !== 'GET') return null
  const { origin, pathname, href, search } = new URL(request.url)
  const page = href.slice(0, href.length - search.length)
  if (request.mode === 'navigate' && page === here.href)
    return caches.match(here.href, { cacheName: SHELL }).then((kept) => kept ?? fetch(request))
  if (addresses.has(page)) return caches.match(page, { cacheName: SHELL }).then((kept) => kept ?? fetch(request))
  if (origin !== here.origin) return null
  if (pathname.startsWith('/media/')) return keptFirst(request)
  const asks = request.headers.get('x-query-name') ?? ''
  return pathname === '/api/rest/stores' || MENU_QUESTIONS.has(asks) ? networkFirst(request) : null
}

addEventListener('install', (event) => isExtendable(event) && event.waitUntil(install()))
addEventListener('activate', (event) => isExtendable(event) && event.waitUntil(activate()))
addEventListener('fetch', (event) => {
  if (!isFetching(event)) return
  const answered = answer(event.request)
  if (answered) event.respondWith(answered)
})
