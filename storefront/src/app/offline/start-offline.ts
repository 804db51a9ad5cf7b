import type { Shop, ShopState } from '@leaflog/core'
import { createMemoryHistory, type AnyRouter, type RouterHistory } from '@tanstack/react-router'
import { savesData } from '../prefetch/near-links.ts'
import { CLAIM, FORGET, WORKER_PATH } from '../service-worker/protocol.ts'

/** Pages whose data is a visitor's own, or that count what was searched: not read again. */
const isOwn = /^\/(?:account|cart|checkout|dev|order-status|rewards|search|wishlist)(?:\/|$)/

/** As a browser asks for pictures, so that its own cache answers. */
const PICTURE_TYPES = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

/** When the page can be opened again without a connection. */
const PAGE_KEPT = 'leaflog:kept'

export interface StartOffline {
  readonly http: (request: Request) => Promise<Response>
  readonly shop: Shop
  readonly router: AnyRouter
  /** A second router, which reads what the current page shows. */
  readonly createRouter: (history: RouterHistory) => AnyRouter
}

/** Registers the worker, and lets it keep what this page shows. */
export async function startOffline({ http, shop, router, createRouter }: StartOffline): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (savesData(navigator) && !serviceWorker.controller) return
  forgetWithVisitor(shop, () => serviceWorker.controller?.postMessage(FORGET))
  try {
    await serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' })
    // Registering a known worker does not ask for its file; this does, and fails if it is gone.
    await (await serviceWorker.getRegistration())?.update()
  } catch (error) {
    if (await isWithdrawn(http)) return removeWorker()
    throw error
  }
  await takenOver(serviceWorker)
  await controlled(serviceWorker)
  await keepPage(router, createRouter, http)
  performance.mark(PAGE_KEPT)
}

/**
 * Once the worker of a new release, if there is one, has taken the last one's place. It waits for a moment without
 * requests, so this page's own must not come just then.
 */
const takenOver = async (container: ServiceWorkerContainer): Promise<void> => {
  const { installing, waiting } = await container.ready
  const next = waiting ?? installing
  if (next === null) return
  await new Promise<void>((resolve) => {
    const look = () => (next.state === 'activated' || next.state === 'redundant') && resolve()
    next.addEventListener('statechange', look)
    look()
  })
}

/** Once a worker serves this page, which it is asked to do: it may have taken over before it could see the page. */
const controlled = async (container: ServiceWorkerContainer): Promise<void> => {
  const { active } = await container.ready
  if (container.controller) return
  const changed = new Promise<Event>((resolve) =>
    container.addEventListener('controllerchange', resolve, { once: true }),
  )
  active?.postMessage(CLAIM)
  await changed
}

/** What the shop knows of its visitor. */
const known = ({ session, ageGate, dispensary }: ShopState): boolean[] => [
  session.view.isSignedIn,
  ageGate.view.status === 'verified',
  dispensary.view.chosen !== null,
]

/** Once something is no longer known, the visitor signed out or was forgotten, and with them goes what they looked at. */
export function forgetWithVisitor(shop: Pick<Shop, 'getState' | 'watch'>, forget: () => void): void {
  let before = known(shop.getState())
  shop.watch(
    (state) => known(state).join(),
    () => {
      const now = known(shop.getState())
      if (before.some((was, index) => was && now[index] === false)) forget()
      before = now
    },
  )
}

/** A shop that no longer has a worker answers 404 to its address. */
const isWithdrawn = (http: StartOffline['http']): Promise<boolean> =>
  http(new Request(WORKER_PATH, { method: 'HEAD', cache: 'no-store' })).then(
    ({ status }) => status === 404 || status === 410,
    // No connection, which says nothing about the file.
    () => false,
  )

async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

/**
 * The server drew the page with its data, and the pictures came before the worker: both are read once more through the
 * worker, which keeps them.
 */
async function keepPage(
  router: AnyRouter,
  createRouter: StartOffline['createRouter'],
  http: StartOffline['http'],
): Promise<void> {
  const { pathname, href } = router.state.location
  if (!isOwn.test(pathname)) await createRouter(createMemoryHistory({ initialEntries: [href] })).load()
  const shown = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc)
  const pictures = new Set(shown.filter((address) => address.startsWith(location.origin)))
  await Promise.allSettled(
    [...pictures].map((address) => http(new Request(address, { headers: { accept: PICTURE_TYPES } }))),
  )
}
