/** The build's files, complete before the worker takes over, so that every part of every page works offline. */
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { SHELL_PATH, type WorkerBuild } from './protocol.ts'

declare const self: ServiceWorkerGlobalScope
/** Replaced by the build (bundle-service-worker.ts). */
declare const WORKER_BUILD: WorkerBuild

const PREFIX = 'build '
const { id, files } = WORKER_BUILD
const own = PREFIX + id
/** Each fetches one file after the other: few at a time, so that the page's own requests have the connection. */
const lanes = Array.from({ length: 4 }, () => new PrecacheController({ cacheName: own }))
// Names under /assets/ contain their content's hash; the shell is the build's own.
lanes.forEach((lane, number) =>
  lane.addToCacheList(files.filter((_, at) => at % lanes.length === number).map((url) => ({ url, revision: null }))),
)
lanes[0]?.addToCacheList([{ url: SHELL_PATH, revision: id }])

/** The page for when the network has none. */
export const readShell = async (): Promise<Response | undefined> => lanes[0]?.matchPrecache(SHELL_PATH)

/**
 * Deletes earlier builds but the last one: pages of it may still be open, and may ask for code that the server no
 * longer has. `caches` lists the oldest first.
 */
async function removeOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** An address under /assets/ always has the same content, whichever build stored it. */
export function serveBuildFiles(): void {
  self.addEventListener('install', (event) => lanes.forEach((lane) => void lane.install(event)))
  self.addEventListener('activate', (event) => event.waitUntil(removeOldBuilds()))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    async ({ url, request }) => (await caches.match(url.href, { ignoreVary: true })) ?? self.fetch(request),
  )
}
