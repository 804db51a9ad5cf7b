/** Who visits and what the browser keeps of them, in whole shops over one gateway. */
import { expect, test } from 'vitest'
import { commerceCartEffects } from '../domains/commerce-cart/commerce-cart.effects.ts'
import { createBrowser, createWorld } from '../testing/browser.ts'
import { createFakePorts } from '../testing/fake-ports.ts'
import { createShop } from './create-shop.ts'
import { gateIsOpen } from './gate-is-open.ts'
import { initialEventsFrom } from './initial-events.ts'

const member = { email: 'member@example.com', password: 'garden42' }
const wish = { productId: 'p1', option: '3.5g', quantity: 2 }

/** A world that writes down with which token each call came. */
function createHeardWorld() {
  const world = createWorld()
  const { http } = world.gateway
  const tokens = new Map<string, string | null>()
  const heard = async (request: Request) => {
    const name = request.headers.get('x-query-name') ?? new URL(request.url).pathname
    tokens.set(name, request.headers.get('authorization'))
    return http(request)
  }
  return { ...world, gateway: { ...world.gateway, http: heard }, tokens }
}

test('[6.1] unverified, verified, a guest by the stored cart id, a customer by the bearer token', async () => {
  const world = createHeardWorld()
  const browser = createBrowser(world)
  const { shop } = await browser.tab()
  const { carts } = world.gateway
  expect(gateIsOpen(shop.getState())).toBe(true)
  await shop.ageGate.submit({ state: 'FL' })
  expect(gateIsOpen(shop.getState())).toBe(false)

  await shop.dispensary.choose('fl_miami')
  await shop.orderingCart.add(wish)
  await shop.settled()
  const cartId = browser.cookies.get('cartId') ?? ''
  expect(carts.get(cartId)?.items).toMatchObject([wish])
  expect(shop.getState().session.view.isSignedIn).toBe(false)
  expect([...new Set(world.tokens.values())]).toEqual([null])

  // A log that knows nothing: the stored id alone finds the cart again.
  const { local, cookies } = browser
  const ports = createFakePorts({ clock: world.clock, http: world.gateway.http, local, cookies })
  const url = { pathname: '/', search: '', hash: '' }
  const [, dispensary = null] = await shop.dispensary.list()
  const seed = initialEventsFrom({ read: (name) => cookies.get(name), url, now: world.clock.now(), dispensary })
  const options = { gateway: 'https://shop.example', brand: 'fernhill', storage: 'memory', ports, seed } as const
  const later = await createShop(options)
  await later.settled()
  expect(later.getState().orderingCart.view).toMatchObject({ status: 'ready', count: 2 })
  later.dispose()

  await shop.session.signIn(member)
  await shop.settled()
  expect(world.tokens.get('customer')).toBe(`Bearer ${browser.local.get('signin_token')}`)
  expect(world.tokens.get('generateCustomerToken')).toBeNull()
  shop.dispose()
})

test('[3.17.3] the bypass cookie, the visitor’s id, that they are new, and the theme are kept under these names', async () => {
  const browser = createBrowser(createWorld())
  browser.cookies.set('bypass_age_verification', '1')
  const { shop } = await browser.tab()
  await shop.navigation.arrived({ path: '/', search: '', hash: '' })
  await shop.settled()
  expect(gateIsOpen(shop.getState())).toBe(false)
  const id = browser.jar.get('visitor_id')
  expect(id?.days).toBe(30)
  expect(browser.jar.get('is_new_visitor')).toMatchObject({ days: 1 / 24 })
  expect(browser.local.get('theme')).toBeNull()
  await shop.ui.chooseTheme('system')
  await shop.settled()
  expect([browser.local.get('theme'), browser.cookies.get('theme')]).toEqual(['system', 'system'])
  shop.dispose()
})

test('[3.17.3] [4c.5] while the mode is about to change, local storage says so', async () => {
  const ports = createFakePorts()
  const flag = (on: boolean) =>
    commerceCartEffects.flagModeChange.run({
      params: { on },
      key: 'row',
      ports,
      config: {
        gateway: '',
        exitUrl: '',
        externalShops: {},
        credentials: { token: () => null, renewed: async () => null },
      },
      secrets: {},
      signal: new AbortController().signal,
      blob: async () => '',
    })
  await flag(true)
  expect(ports.local.get('shopping_mode_changing')).toBe('1')
  await flag(false)
  expect(ports.local.get('shopping_mode_changing')).toBeNull()
})
