import { inLocale, openShop, platformPorts, readCookie, toBackend, traced, withOwnVerification } from '@leaflog/core'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { cartParts } from '../features/cart/cart-parts.ts'
import type { PageContext } from '../shared/page/context.ts'
import { I18nextProvider } from 'react-i18next'
import { parsePageData, readPageData, readPageTexts } from './shell/page-data.tsx'
import { confirmLink } from '../features/account/confirm-email/confirm-link.ts'
import { orderLink } from '../features/account/order-status/order-link.ts'
import { HYDRATED, HYDRATING, LISTENING } from './shell/early-input.tsx'
import { resetLink } from '../features/rewards/auth/reset-link.ts'
import { createShopRouter } from './router.tsx'
import { afterPaint } from './after-paint.ts'
import { browserTexts, readRemaining, remainingReads } from '../shared/i18n/browser-texts.ts'
import { ShopOverrideProvider } from '../shared/page/shop-override.tsx'
import { site } from '../shared/page/site.ts'
import type { Coordinates } from '@leaflog/core/products'
import { reportUnexpected } from '../shared/page/report-unexpected.ts'
import './styles/index.ts'

// The script that added this file had removed it.
Error.stackTraceLimit = 10

// Before any other code can read what the address contains.
resetLink.take(window)
orderLink.take(window)
confirmLink.take(window)

/** Pending input of the visitor is handled first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const visitHere = () => ({
  cookies: document.cookie,
  languages: navigator.languages,
  url: new URL(location.href),
  now: Date.now(),
})

const pageData = readPageData(document)
const drawn = parsePageData(pageData)
const isShell = drawn.isShell === true
const known = isShell ? (await import('./offline/shell-data.ts')).ofVisitor(drawn, visitHere()) : drawn
const { seed, now: rendered, defaultView, settings, site: publicSite, language } = known
const origin = publicSite.origin || location.origin
const texts = browserTexts(language, readPageTexts(document), (address) => fetch(address))
await nextTask()
const shop = openShop({
  gateway: '',
  brand: site.key,
  locale: language,
  storage: 'indexeddb',
  ...settings,
  ...(seed && { seed: withOwnVerification(seed, (name) => readCookie(document.cookie, name)) }),
})

// Until hydration the time is the server's, so that both render the same; afterwards it is the browser's.
let hydrated = isShell
const listening = Promise.withResolvers<void>()
const locate = () =>
  new Promise<Coordinates>((resolve, reject) => {
    const options = { timeout: 10_000, maximumAge: 300_000 }
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, options)
  })

const { clock, ids, session } = platformPorts({ brand: site.key })
const { after } = clock

const whenIdle = (run: () => void) => {
  if (!('requestIdleCallback' in globalThis)) return after(0, run)
  const waiting = requestIdleCallback(run)
  return () => cancelIdleCallback(waiting)
}

/** The page may have been requested at another address than the public one; its calls go to the same place. */
const fetchHere = async (request: Request): Promise<Response> => {
  if (origin === location.origin) return fetch(request)
  const { method, headers, signal } = request
  const body = method === 'GET' ? null : await request.arrayBuffer()
  return fetch(request.url.replace(origin, ''), { method, headers, signal, body })
}

const context: PageContext = {
  after,
  whenIdle,
  whenPainted: afterPaint({ after, beforePaint: requestAnimationFrame }),
  tabStorage: session,
  locate,
  language,
  texts,
  http: traced(toBackend(inLocale(fetchHere, language), settings.backendId), ids),
  origin,
  builds: publicSite.builds,
  menuCheckout: settings.menuCheckout,
  menu: (dispensary) => shop.menu.open(dispensary),
  shop,
  now: () => (hydrated ? Date.now() : rendered),
  drawnAt: rendered,
  defaultView,
  isShell,
  pageData,
}
await nextTask()
const router = createShopRouter({ context })
await nextTask()

/** Until the images and code of the first page have had the connection to themselves. */
const FOLLOW_AFTER_MS = 2000

/** Runs once the page is hydrated. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    hydrated = true
    dispatchEvent(new Event(HYDRATED))
    listening.resolve()
  }, [])
  return children
}

/** Right after loading, a missing file does not mean a deployment, and reloading would loop. */
const LEFT_OPEN_MS = 10_000

// A page left open during a deployment requests files that no longer exist. It reloads if the server is reachable.
addEventListener('vite:preloadError', (event) => {
  if (event.timeStamp < LEFT_OPEN_MS) return
  fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.reload(),
    // No server: the page stays, and the code that needed the file reports that it is missing.
    () => undefined,
  )
})

// Content that failed to load while offline is requested again.
addEventListener('online', () => {
  const missing = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
  for (const picture of missing) picture.setAttribute('src', picture.src)
})

// No server drew the shell, so there is nothing to hydrate: it begins with the log and all texts.
const opened = isShell && Promise.all([shop.start(), readRemaining(texts, language)])
await opened
if (isShell) addEventListener('online', () => void router.invalidate())

// From here on a click hydrates the clicked part first.
dispatchEvent(new Event(HYDRATING))
const page = (
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <ShopOverrideProvider shop={shop}>
        <Hydrated>{isShell ? <RouterProvider router={router} /> : <RouterClient router={router} />}</Hydrated>
      </ShopOverrideProvider>
    </I18nextProvider>
  </StrictMode>
)
startTransition(() => (isShell ? createRoot(document).render(page) : void hydrateRoot(document, page)))

await Promise.all([opened || shop.start(), listening.promise])
await nextTask()
dispatchEvent(new Event(LISTENING))

// Live updates, and the texts and code that may be needed next, start once the page is idle: each in a task of its own,
// so that input is handled in between.
const followers = [
  () => void shop.connectLive().catch(reportUnexpected({ shop }, 'NOT_FOLLOWED')),
  ...remainingReads(texts, language).map((read) => () => void read()),
  // What cannot be fetched now is fetched when it is needed.
  ...cartParts.map((load) => () => void load().catch(() => undefined)),
  () =>
    void import('./prefetch/start.ts')
      .then(({ startPrefetching }) => startPrefetching(router, context, whenIdle))
      .catch(reportUnexpected({ shop }, 'NOTHING_PREFETCHED')),
  () =>
    void import('./offline/start-offline.ts')
      .then(({ startOffline }) =>
        startOffline({
          http: (request) => fetch(request),
          shop,
          router,
          createRouter: (history) => createShopRouter({ context, history }),
        }),
      )
      .catch(reportUnexpected({ shop }, 'NO_SERVICE_WORKER')),
]
const follow = () => {
  followers.shift()?.()
  if (followers.length > 0) whenIdle(follow)
}
setTimeout(() => whenIdle(follow), FOLLOW_AFTER_MS)
