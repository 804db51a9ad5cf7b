/**
 * Pages come from the network and are never stored, because they contain what their visitor chose. Without a
 * connection every page is the shell, which draws it from the visitor's own log and the public data kept here.
 */
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { readShell } from './build-files.ts'

declare const self: ServiceWorkerGlobalScope

/** Longer than the server takes for any page: then there is no connection worth waiting for. */
const PATIENCE_SECONDS = 8

/** Files, and addresses that are not pages of the storefront. */
const notPages = [
  /^\/(?:api|media|assets|embed|health|dev)(?:\/|$)/,
  /\/[^/?]+\.[a-z0-9]+$/i,
  /^\/(?:metrics|age-gate|handover)$/,
]

export function servePages(): void {
  const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS })
  registerRoute(
    new NavigationRoute(
      async ({ request, event }) => {
        try {
          return await network.handle({ request, event })
        } catch (error) {
          const shell = await readShell()
          if (shell) return shell
          throw error
        }
      },
      { denylist: notPages },
    ),
  )
  // The request is sent while the worker starts.
  self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload.enable()))
}
