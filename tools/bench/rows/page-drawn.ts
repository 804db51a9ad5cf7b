import { createElement, Fragment } from 'react'

import { buildStorefront, startShopServer } from '../../shared/shop-server.ts'
import { createDrawing } from '../drawing.ts'
import { hostElements } from '../host-elements.ts'
import { interleave, roundsOf } from '../rounds.ts'
import { atMost, measured, type Row } from '../row.ts'

const pages = ['/', '/shopd/category/flower?no-age-gate', '/category/flower?no-age-gate']
const limit = 1.3
const rounds = roundsOf(25)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

export const row: Row = {
  name: 'a page drawn, its answers at hand',
  goal: `≤ ${limit} × React alone`,
  unit: 'ms',
  met: atMost(limit),
  async run() {
    await buildStorefront()
    // React and the build choose their code by it when they are loaded, as with `npm start`.
    process.env['NODE_ENV'] = 'production'
    const { renderToReadableStream } = await import('react-dom/server')
    const shop = await startShopServer()
    try {
      const draw = await createDrawing(shop.origin)
      const totals = { ours: 0, peer: 0 }
      const details: string[] = []
      for (const path of pages) {
        const html = await draw(path)
        const elements = createElement(Fragment, null, hostElements(html))
        const { ours, peer } = await interleave(
          rounds,
          () => timed(() => draw(path)),
          () => timed(async () => new Response(await renderToReadableStream(elements)).text()),
        )
        totals.ours += ours
        totals.peer += peer
        details.push(`${path} ${ours.toFixed(1)} and ${peer.toFixed(1)} ms`)
      }
      const each = details.join(', ')
      return measured(totals.ours, totals.peer, `ours and React alone: ${each}; medians of ${rounds}`)
    } finally {
      await shop.stop()
    }
  },
}
