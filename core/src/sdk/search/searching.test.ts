/** 7d.3 in whole shops: an add is told however the tab came to the product's page, and by the tab where it happened alone. */
import { expect, test } from 'vitest'
import type { Http } from '../../ports/ports.ts'
import { fakeSearchIndex } from '../../testing/fake-search-index.ts'
import { createBrowser, createWorld } from '../../testing/browser.ts'
import { insightsBatch } from '../../wire/search/insights.ts'

const by = { storeCode: 'fl_miami', index: 'menu_fl_miami_florida', queryID: 'query-1' }
const wish = { productId: 'p1', option: '3.5g', quantity: 2 }

/** A visitor who agreed, at a store, and has opened what a search found. */
async function found() {
  const world = createWorld()
  const browser = createBrowser(world)
  const index = fakeSearchIndex(() => ({}))
  const http: Http = (request) =>
    /\/api\/insights\/|findAppByStore/.test(request.url) ? index.http(request) : world.gateway.http(request)
  const told = () =>
    index.sent.flatMap(({ body }) =>
      insightsBatch.parse(body).events.map(({ eventType, queryID }) => [eventType, queryID]),
    )
  const first = await browser.tab({ http })
  await first.shop.navigation.arrived({ path: '/', search: '', hash: '' })
  await first.shop.analytics.chooseConsent('granted')
  await first.shop.dispensary.choose('fl_miami')
  const { events } = await first.shop.search()
  events.clicked(by, { id: 'p1', position: 3 })
  await world.clock.advance(1000)
  return { world, browser, http, first, told }
}

test('[7d.3] the add is told after a reload, when nothing of the search has been loaded again', async () => {
  const { world, browser, http, first, told } = await found()
  first.shop.dispose()
  const again = await browser.tab({ http, session: first.ports.session })
  await again.shop.orderingCart.add(wish)
  await world.clock.advance(1000)
  await expect.poll(told).toEqual([
    ['click', 'query-1'],
    ['conversion', 'query-1'],
  ])
  again.shop.dispose()
})

test('[7d.3] of two tabs that found the same, the one where it is added tells it', async () => {
  const { world, browser, http, first, told } = await found()
  const other = await browser.tab({ http })
  other.ports.session.set('search_found', first.ports.session.get('search_found') ?? '')
  await other.shop.search()
  await first.shop.orderingCart.add(wish)
  await world.clock.advance(1000)
  await other.shop.settled()
  expect(other.shop.getState().orderingCart.view.count).toBe(2)
  await expect.poll(told).toHaveLength(2)
  expect(other.ports.session.get('search_found')).toContain('p1')
  for (const { shop } of [first, other]) shop.dispose()
})
