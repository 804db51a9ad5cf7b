/** Pages from source with hot reload: Vite's development server inside ours (`npm run dev`). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { RenderPage, Storefront } from './storefront.ts'

export interface DevServer {
  storefront: Storefront
  /** Puts Vite's files in front of the pages. */
  register(app: FastifyInstance): Promise<void>
  close(): Promise<void>
}

const ENTRY = '/@leaflog/dev-entry.js'

/** React's refresh runtime must be in place before the first component is loaded, so one module orders the rest. */
const entryModule = `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/src/entry-client.tsx')
`
const entryServer = z.object({ render: z.custom<RenderPage>((value) => typeof value === 'function') })
const served = /^\/(@|src\/|node_modules\/|favicon\.svg|__)/

export async function openDevServer(root: string): Promise<DevServer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true },
    plugins: [
      {
        name: 'leaflog-dev-entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? entryModule : undefined),
      },
    ],
  })
  return {
    storefront: {
      assets: { scripts: [ENTRY], styles: [], preloads: [] },
      render: async (request, context) => {
        const { render } = entryServer.parse(await vite.ssrLoadModule('/src/entry-server.tsx'))
        return render(request, context)
      },
    },
    register: async (app) => {
      await app.register(middie, { hook: 'onRequest' })
      app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (served.test(request.url ?? '')) vite.middlewares(request, response, next)
        else next()
      })
    },
    close: () => vite.close(),
  }
}
