import { expect, test } from 'vitest'
import { createBrowser, createWorld } from '../../testing/browser.ts'

const MINUTE = 60_000

test('[3.17.2] [9d.3] while the token is renewed, and only then, local storage has tokenRefreshing', async () => {
  const world = createWorld()
  const seen: (string | null)[] = []
  const browser = createBrowser({
    ...world,
    gateway: {
      ...world.gateway,
      http: (request) => {
        if (request.headers.get('x-query-name') === 'refreshCustomerToken')
          seen.push(browser.local.get('tokenRefreshing'))
        return world.gateway.http(request)
      },
    },
  })
  const { shop, ports } = await browser.tab()
  await shop.session.signIn({ email: 'member@example.com', password: 'garden42' })
  expect(browser.local.get('tokenRefreshing')).toBeNull()
  for (let passed = 0; passed < 57; passed += 1) {
    if (passed % 20 === 0) ports.seen.act()
    await world.clock.advance(MINUTE)
    await shop.settled()
  }
  expect(seen).toEqual(['true'])
  expect(browser.local.get('tokenRefreshing')).toBeNull()
  shop.dispose()
})
