/** Pages from source with hot reload: Vite's development server inside ours (`npm run dev`). */
import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Plugin } from 'vite'
import { StartError } from '../../platform/start-errors.ts'
import type { RenderPage, Storefront } from '../pages/storefront.ts'

export interface DevServer {
  storefront: Storefront
  /** Serves Vite's files before the pages. */
  register(app: FastifyInstance): Promise<void>
  close(): Promise<void>
}

const ENTRY = '/@leaflog/dev-entry.js'
const REPLAY_ENTRY = '/@leaflog/dev-replay-entry.js'

/** The storefront's entries, as addresses of Vite: they are in its folder. */
const CLIENT_SOURCE = '/src/app/entry-client.tsx'
const REPLAY_SOURCE = '/src/app/entry-replay.tsx'
const SERVER_SOURCE = '/src/app/entry-server.tsx'

/** React's refresh runtime must be set up before the first component loads, so one module orders the imports. */
const entryModule = (source: string): string => `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('${source}')
`
const entries = new Map([
  [ENTRY, entryModule(CLIENT_SOURCE)],
  [REPLAY_ENTRY, entryModule(REPLAY_SOURCE)],
])
const entryServer = z.object({ render: z.custom<RenderPage>((value) => typeof value === 'function') })

/**
 * Vite's own addresses, and everything in the storefront's folder now or later (packages, once Vite has prepared them).
 * All other addresses are pages.
 */
function servedBelow(root: string): (path: string) => boolean {
  const names = new Set(['node_modules', ...readdirSync(root), ...readdirSync(join(root, 'public'))])
  return (path) => /^\/(@|__)/.test(path) || names.has(/^\/([^/?]*)/.exec(path)?.[1] ?? '')
}

/** Sends an edited text to the open pages, which update it in place, because a reload would lose typed input. */
const words: Plugin = {
  name: 'leaflog-words',
  async hotUpdate({ file, read }) {
    const [, language, namespace] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(file) ?? []
    if (this.environment.name !== 'client' || language === undefined || namespace === undefined) return undefined
    const texts: unknown = JSON.parse(await read())
    this.environment.hot.send('leaflog:words', { language, namespace, texts })
    return []
  },
}

/** The port of the hot reload socket. With Vite's default, a second development shop has none. */
async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  return address.port
}

/** @throws StartError if the storefront's folder lacks these sources, instead of failing on each page */
export async function openDevServer(root: string): Promise<DevServer> {
  for (const source of [CLIENT_SOURCE, SERVER_SOURCE]) {
    if (!existsSync(join(root, source))) throw new StartError(`STOREFRONT_DIR: ${root} has no ${source.slice(1)}.`)
  }
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: await freePort() } },
    plugins: [
      words,
      {
        name: 'leaflog-dev-entry',
        resolveId: (id) => (entries.has(id) ? id : undefined),
        load: (id) => entries.get(id),
      },
    ],
  })
  const isServed = servedBelow(root)
  return {
    storefront: {
      assets: { scripts: [ENTRY], styles: [], preloads: [], replay: { scripts: [REPLAY_ENTRY], preloads: [] } },
      render: async (request, context) => {
        const { render } = entryServer.parse(await vite.ssrLoadModule(SERVER_SOURCE))
        return render(request, context)
      },
    },
    register: async (app) => {
      await app.register(middie, { hook: 'onRequest' })
      app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (isServed(request.url ?? '')) vite.middlewares(request, response, next)
        else next()
      })
    },
    close: () => vite.close(),
  }
}
