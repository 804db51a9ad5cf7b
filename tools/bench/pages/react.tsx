import { createShop, type Shop } from '@leaflog/core'
import { ShopProvider, useOrderingCart, useUI } from '@leaflog/react'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'

import type { PageResult } from '../chromium-page.ts'
import { median } from '../rounds.ts'
import { deleteDatabase } from './databases.ts'
import { runNamed } from './page.ts'

const bystanders = 200
const events = 300
/** Milliseconds of the median event. */
const goal = 4
/** Milliseconds, of 99 of 100 events. */
const frame = 1000 / 60

let rendersOfBystanders = 0
let committed: (open: boolean) => void = () => {}

/** Renders what changes, and reports when React has committed it. */
function Panel() {
  const { sidebar } = useUI()
  useLayoutEffect(() => committed(sidebar), [sidebar])
  return <p>{sidebar ? 'open' : 'closed'}</p>
}

/** Subscribes to another view, and must not render. */
function Bystander() {
  const { count } = useOrderingCart()
  useLayoutEffect(() => {
    rendersOfBystanders += 1
  })
  return <p>{count}</p>
}

/** Milliseconds from the command to React's commit, including the durable append. */
async function change(shop: Shop, open: boolean): Promise<number> {
  const startedAt = performance.now()
  const shown = new Promise<number>((resolve) => {
    committed = (state) => {
      if (state === open) resolve(performance.now() - startedAt)
    }
  })
  await (open ? shop.ui.open('sidebar') : shop.ui.close('sidebar'))
  return shown
}

const commit = async (): Promise<PageResult> => {
  await deleteDatabase('leaflog-react')
  const shop = await createShop({ gateway: '', brand: 'react', storage: 'indexeddb' })
  const host = document.body.appendChild(document.createElement('div'))
  const mounted = new Promise<void>((resolve) => {
    committed = () => resolve()
  })
  createRoot(host).render(
    <ShopProvider shop={shop}>
      <Panel />
      {Array.from({ length: bystanders }, (_, index) => (
        <Bystander key={index} />
      ))}
    </ShopProvider>,
  )
  await mounted
  const before = rendersOfBystanders
  const times: number[] = []
  for (let index = 0; index < events; index += 1) times.push(await change(shop, index % 2 === 0))
  const wasted = rendersOfBystanders - before
  shop.dispose()
  if (wasted > 0) throw new Error(`${wasted} components rendered that had not subscribed to the change.`)
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(events * 0.99)] ?? 0
  return {
    ours: median(times),
    peer: goal,
    detail: `p50 of ${events} events, durable append included (p99 ${p99.toFixed(1)} ms; one frame is ${frame.toFixed(1)} ms); none of ${bystanders} other components rendered; the peer is the goal`,
  }
}

await runNamed({ commit })
