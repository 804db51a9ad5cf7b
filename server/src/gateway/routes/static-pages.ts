/** 9c.6: pages that are rendered in advance. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/ports.ts'
import { shopProducts, sitemapParts, type Gateway } from '../pages/sitemap-entries.ts'

/** 9c.6 */
const STATIC_CATEGORIES = 100
const STATIC_PRODUCTS = 100

/** Milliseconds between two pages, which are left to visitors. */
const PAUSE_MS = 100

export interface StaticPagesOptions {
  gateway: Gateway
  clock: Clock
  /** The host of the public address, if configured. */
  publicUrl: string | undefined
}

/**
 * Renders the first hundred categories and the first hundred products once the server listens. Pages are private and
 * not cached, but their data is (9g.1), so that the first visitors do not wait for a backend. A page that a busy server
 * sheds is skipped.
 */
export function staticPages(
  app: FastifyInstance,
  { gateway, clock, publicUrl }: StaticPagesOptions,
  done: () => void,
): void {
  let closing = false
  const pause = (): Promise<void> => new Promise((resolve) => void clock.timer(PAUSE_MS, resolve))
  const headers = publicUrl === undefined ? {} : { host: new URL(publicUrl).host }

  const draw = async (): Promise<void> => {
    for (const url of await firstPages(gateway, app.log)) {
      if (closing) return
      await app.inject({ url, headers })
      await pause()
    }
  }
  app.addHook('onListen', (listening) => {
    draw().catch((error: unknown) => app.log.warn({ err: error }, 'pages could not be drawn ahead'))
    listening()
  })
  app.addHook('preClose', (closed) => {
    closing = true
    closed()
  })
  done()
}

/** Brands are categories too (2b.4). A list that cannot be read is skipped. */
async function firstPages(gateway: Gateway, log: FastifyBaseLogger): Promise<string[]> {
  const lists = [
    { reads: [sitemapParts.categories, sitemapParts.brands], most: STATIC_CATEGORIES },
    {
      reads: [(asked: Gateway) => shopProducts(asked, STATIC_PRODUCTS), sitemapParts['menu-products']],
      most: STATIC_PRODUCTS,
    },
  ]
  const first = lists.map(async ({ reads, most }) => {
    const found = await Promise.allSettled(reads.map((read) => read(gateway)))
    for (const list of found)
      if (list.status === 'rejected') log.warn({ err: list.reason }, 'a list of pages to draw ahead could not be read')
    return found.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])).slice(0, most)
  })
  return (await Promise.all(first)).flat().map(({ path }) => path)
}
