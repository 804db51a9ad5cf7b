import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import { freePort } from '../../tools/shared/shop-server.ts'

const WORKER = '/service-worker.js'

/** The worker's file; null if there is none. */
type Rewrite = (worker: string) => string | null

/** The shop at another port, as it would be after a release with another worker: Playwright cannot answer for that file. */
export async function relayWorker(shop: string) {
  let rewrite: Rewrite = (worker) => worker
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    if (url === WORKER) {
      fetch(shop + WORKER)
        .then(async (answer) => {
          const body = rewrite(await answer.text())
          outgoing.writeHead(body === null ? 404 : 200, {
            'content-type': 'text/javascript',
            'cache-control': 'no-cache',
            'content-security-policy': answer.headers.get('content-security-policy') ?? '',
          })
          outgoing.end(method === 'HEAD' ? '' : body)
        })
        .catch((error: unknown) => outgoing.destroy(new Error('The worker was not relayed.', { cause: error })))
      return
    }
    const onward = ask(new URL(url, shop), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', (error) => outgoing.destroy(error))
    incoming.pipe(onward)
  })
  const port = await freePort()
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${port}`,
    release: (next: Rewrite) => void (rewrite = next),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
