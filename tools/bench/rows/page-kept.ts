import { buildStorefront, startShopServer } from '../../shared/shop-server.ts'
import { pageRequest, requestsPerSecond } from '../load.ts'
import { interleave, roundsOf } from '../rounds.ts'
import { atLeast, measured, type Row } from '../row.ts'

/** An address waits with no more pages than a browser opens at once. */
const connections = 4
const rounds = roundsOf(5)
const counts = { kept: 2000, drawn: 40 }

export const row: Row = {
  name: 'a page from the page cache',
  goal: '≥ 40 × a drawn one',
  unit: 'pages/s',
  met: atLeast(40),
  async run() {
    await buildStorefront()
    const shop = await startShopServer({ env: { PAGE_RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' } })
    try {
      const port = Number(new URL(shop.origin).port)
      const pages = (path: string, count: number) =>
        requestsPerSecond({ port, request: pageRequest(path), connections, count })
      const { ours, peer } = await interleave(
        rounds,
        () => pages('/', counts.kept),
        // A visit with an address of its own is drawn for each visitor.
        () => pages('/?utm_source=bench', counts.drawn),
      )
      return measured(
        ours,
        peer,
        `the home page, compressed; ${connections} connections, ${rounds} rounds of ${counts.kept} and ${counts.drawn}`,
      )
    } finally {
      await shop.stop()
    }
  },
}
