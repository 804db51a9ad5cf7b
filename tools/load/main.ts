/** `npm run load`: how the shop stands at its capacity, at twice and at four times as much. */
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildStorefront, startShopServer } from '../shared/shop-server.ts'
import { closedLoop, createSender, openLoop, type Send } from './open-loop.ts'
import { summarize, tableOf, type Row } from './report.ts'
import { call, drawnPage, keptPage, rudePage } from './visitors.ts'

const SECONDS = 8
const CALLS = 20
const KEPT = 20
const RUDE = 50
const CLIENTS = 8

async function memoryOf(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024
}

/** All of them at the same time. */
async function under(send: Send, origin: string, load: string, pagesPerSecond: number): Promise<Row[]> {
  const of = async (what: string, perSecond: number, next: typeof call) => {
    const outcomes = await openLoop(send, { perSecond, seconds: SECONDS, next })
    return { load, what, memory: undefined, ...summarize(outcomes, SECONDS) }
  }
  const rows = await Promise.all([
    ...(pagesPerSecond > 0
      ? [
          of('drawn pages', pagesPerSecond, drawnPage),
          of('kept pages', KEPT, keptPage),
          of('one rude client', RUDE, rudePage),
        ]
      : []),
    of('calls', CALLS, call),
  ])
  const memory = await memoryOf(origin)
  return rows.map((row, index) => (index === 0 ? { ...row, memory } : row))
}

async function run(): Promise<void> {
  await buildStorefront()
  // The bench's visitors have addresses of their own.
  const shop = await startShopServer({ env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' } })
  const { send, close } = createSender(shop.origin)
  try {
    await closedLoop(send, { clients: 2, seconds: 5, next: drawnPage })
    const rows = await under(send, shop.origin, 'idle', 0)
    const capacity = await closedLoop(send, { clients: CLIENTS, seconds: SECONDS, next: drawnPage })
    for (const times of [1, 2, 4]) rows.push(...(await under(send, shop.origin, `${times} ×`, times * capacity)))
    const text = documentOf(capacity, rows)
    await writeFile(join(import.meta.dirname, '../../docs/load.md'), text)
    console.log(text)
  } finally {
    close()
    await shop.stop()
  }
}

function documentOf(capacity: number, rows: readonly Row[]): string {
  const rowOf = (load: string, what: string) => rows.find((row) => row.load === load && row.what === what)
  const goodput = (rowOf('4 ×', 'drawn pages')?.goodPerSecond ?? 0) / capacity
  const calls = (rowOf('4 ×', 'calls')?.p99 ?? 0) / (rowOf('idle', 'calls')?.p99 ?? 1)
  return `# Load

Written by \`npm run load\`: the server and its visitors on one machine with ${availableParallelism()} processors, ${SECONDS} seconds for each load. Requests are sent when they are due, whether or not earlier ones were answered, and times count from then. Drawn pages are those of visitors with a cart; kept pages (${KEPT} a second), calls of open pages (${CALLS}) and a client that asks for ${RUDE} pages a second from one address come on top.

Capacity, measured with ${CLIENTS} visitors who wait for each page: ${capacity.toFixed(1)} drawn pages a second.

${tableOf(rows)}

| goal | measured |
| --- | --- |
| goodput at four times the capacity is 80 % of it or more | ${Math.round(goodput * 100)} % |
| p99 of calls at four times the capacity is twice the idle one or less | ${calls.toFixed(1)} × |

Good is an answer of 200 within five seconds. 503 and 429 are refusals with \`Retry-After\`. Memory is the server's, all threads included.
`
}

await run()
