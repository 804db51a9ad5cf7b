import {
  fetchMenu,
  inLocale,
  menuOf,
  openShop,
  platformPorts,
  readCookie,
  initialEventsFrom,
  toBackend,
} from '@leaflog/core'
import { withoutStorePrefix } from '@leaflog/core/seo'
import { ShopProvider } from '@leaflog/react'
import { createRequestHandler, renderRouterToStream, RouterServer } from '@tanstack/react-router/ssr/server'
import { I18nextProvider } from 'react-i18next'
import type { PageContext } from '../shared/page/context.ts'
import { LANGUAGE_COOKIE, languageFor } from '../shared/i18n/languages.ts'
import { chosenLanguage } from '../shared/i18n/choose-language.ts'
import { serverTexts } from '../shared/i18n/server-texts.ts'
import { type Settings, toPageData } from './shell/page-data.tsx'
import { createShopRouter } from './router.tsx'
import { shellResponse } from './offline/shell-html.ts'
import { replayResponse } from './replay/replay-html.ts'
import { REPLAY_PATH } from '../features/devtools/replay/replay-path.ts'
import { trustedTypesScript } from './shell/trusted-types.ts'
import { PAGE_FILES_PATH } from './prefetch/near-links.ts'
import { pageFiles, pageFilesAtOnce } from './server/page-chunks.ts'
import { hasPage } from '../shared/ui/use-live-links.ts'
import { site } from '../shared/page/site.ts'
import { readBuilds } from './server/build-info.ts'
import { serverFetch } from './server/server-fetch.ts'
import { SHELL_PATH } from './service-worker/protocol.ts'
import { failedStatus } from './server/failed-status.ts'
import { readFrontDoor } from './server/front-door.ts'
import { createMenuCache } from './server/menu-cache.ts'
import { reportingTo } from '../shared/page/report-unexpected.ts'

export type RenderContext = {
  nonce: string
  /** In-process call of the gateway's own /api routes. */
  gateway: (request: Request) => Promise<Response>
  assets: {
    scripts: string[]
    styles: string[]
    preloads: string[]
    /** Of the page of recorded logs. */
    replay?: { scripts: string[]; preloads: string[] }
  }
  /** Epoch milliseconds. */
  now: number
  settings: Settings
  /** 5d.4: number of leading path segments that only identify a store. */
  storePrefixSegments?: number
}

const menus = createMenuCache()
const markupPolicy = trustedTypesScript(import.meta.env.DEV)

/** Answers one page request: status, headers, redirects and a streamed HTML document without inline styles. */
export async function render(
  request: Request,
  { nonce, gateway, assets, now, settings, storePrefixSegments = 0 }: RenderContext,
): Promise<Response> {
  const url = new URL(request.url)
  if (url.pathname === PAGE_FILES_PATH) return Response.json(pageFiles([...assets.scripts, ...assets.preloads]))
  const choice = chosenLanguage(url)
  if (choice) return choice
  const cookies = request.headers.get('cookie') ?? ''
  const language = languageFor(readCookie(cookies, LANGUAGE_COOKIE), request.headers.get('accept-language'))
  if (url.pathname === REPLAY_PATH) return replayResponse({ assets, now, settings, language, origin: url.origin })
  const texts = serverTexts(language)
  const http = toBackend(inLocale(serverFetch(gateway), language), settings.backendId)
  const read = (name: string) => readCookie(cookies, name)
  // The visitor's cookies are read-only; only the answer's headers could set one.
  const ports = { ...platformPorts({ brand: site.key }), cookies: { get: read, set: () => {}, remove: () => {} } }
  const [{ ageGateConfig, dispensary, defaultView }, builds] = await Promise.all([
    readFrontDoor(http, url.origin, cookies, reportingTo(ports)),
    readBuilds(http, url.origin, reportingTo(ports)),
  ])
  const publicSite = { origin: url.origin, builds }
  if (url.pathname === SHELL_PATH)
    return shellResponse({ ageGateConfig, assets, now, defaultView, settings, site: publicSite })
  const seed = initialEventsFrom({ read, url, now, ageGateConfig, dispensary })
  const shop = openShop({ gateway: url.origin, brand: site.key, storage: 'memory', seed, ports, locale: language })
  const preloads = assets.preloads.filter((path) => path.endsWith('.js'))
  const ownFiles = pageFilesAtOnce([...assets.scripts, ...preloads])
  const context: PageContext = {
    http,
    language,
    texts,
    origin: url.origin,
    menu: (store) => menus.read(store.store_id, now, () => fetchMenu(http, url.origin, menuOf(store))),
    shop,
    now: () => now,
    drawnAt: now,
    after: () => () => undefined,
    locate: () => Promise.reject(new Error('A server has no location to share.')),
    defaultView,
    builds,
    menuCheckout: settings.menuCheckout,
    codeOf: (routeIds) => [...preloads, ...new Set(routeIds.flatMap((id) => ownFiles[id] ?? [])), ...assets.scripts],
    markupPolicy,
    pageData: toPageData({ seed, now, defaultView, settings, language, site: publicSite }),
  }
  const createRouter = () => createShopRouter({ context, nonce, origin: url.origin })
  if (storePrefixSegments > 0) {
    const router = createRouter()
    const location = withoutStorePrefix(url.pathname + url.search, storePrefixSegments)
    if (!hasPage(router, url.pathname) && hasPage(router, location))
      return new Response(null, { status: 301, headers: { location } })
  }
  const handle = createRequestHandler({
    request,
    createRouter,
    getRouterManifest: () => ({ routes: { __root__: { css: assets.styles } } }),
  })
  let failed: number | null = null
  const drawn = await handle(({ router, responseHeaders }) => {
    failed = failedStatus(router.state.matches.map(({ error }) => error))
    return renderRouterToStream({
      request,
      router,
      responseHeaders,
      children: (
        <I18nextProvider i18n={texts}>
          <ShopProvider shop={shop}>
            <RouterServer router={router} />
          </ShopProvider>
        </I18nextProvider>
      ),
    })
  })
  const response = failed === null ? drawn : new Response(drawn.body, { status: failed, headers: drawn.headers })
  response.headers.set('content-language', language)
  response.headers.set('vary', 'accept-language, cookie')
  return response
}
