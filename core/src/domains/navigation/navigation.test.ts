import { expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { navigationEvents } from './navigation.events.ts'
import { createBrowser, createWorld } from '../../testing/browser.ts'

const at = (path: string) => ({ path, search: '', hash: '' })

async function open() {
  const browser = createBrowser(createWorld())
  const tab = await browser.tab()
  return { ...browser, ...tab }
}

test('[9e.2] [3.17.3] a visitor gets an id for 30 days, and is new for an hour', async () => {
  const { shop, jar } = await open()
  await shop.navigation.arrived(at('/'))
  await shop.settled()
  expect(jar.get('visitor_id')?.days).toBe(30)
  expect(jar.get('visitor_id')?.value).not.toBe('')
  expect((jar.get('is_new_visitor')?.days ?? 0) * 24).toBe(1)
  shop.dispose()
})

test('[9e.2] a known visitor keeps the id and is not new', async () => {
  const { shop, jar, cookies } = await open()
  cookies.set('visitor_id', 'known-visitor', 3)
  await shop.navigation.arrived(at('/'))
  await shop.settled()
  expect(jar.get('visitor_id')).toEqual({ value: 'known-visitor', days: 30 })
  expect(cookies.get('is_new_visitor')).toBeNull()
  shop.dispose()
})

test('[9e.2] a cookie lasts a year by default', async () => {
  const { shop, jar } = await open()
  await shop.ui.chooseTheme('dark')
  await shop.settled()
  expect(jar.get('theme')).toEqual({ value: 'dark', days: 365 })
  shop.dispose()
})

test('[4d.9] pages other than the checkout clear the placing-order flag', async () => {
  const { shop, local } = await open()
  await shop.navigation.arrived(at('/checkout'))
  local.set('is_placing_order', '1')
  local.set('just_placed_order', '1')
  await shop.navigation.arrived(at('/checkout/payment'))
  await shop.settled()
  expect(local.get('is_placing_order')).toBe('1')
  await shop.navigation.arrived(at('/'))
  await shop.settled()
  expect([local.get('is_placing_order'), local.get('just_placed_order')]).toEqual([null, null])
  shop.dispose()
})

test('[4d.9] a hidden tab reloads once if the flag asks for it', async () => {
  const { shop, ports, local } = await open()
  ports.seen.hide()
  await shop.settled()
  expect(ports.seen.reloads()).toBe(0)
  local.set('RELOAD_PAGE', '1')
  ports.seen.hide()
  await expect.poll(() => ports.seen.reloads()).toBe(1)
  expect(local.get('RELOAD_PAGE')).toBeNull()
  shop.dispose()
})

test('[2d.2] the types of the Rewards pages', () => {
  const typeOf = (path: string) =>
    given(navigationEvents.arrived({ ...at(path), ageGateBypassed: false })).view.navigation.view.pageType
  expect(
    ['login', 'create-account', 'dashboard', 'profile', 'newsletter', 'forgot-password'].map((page) =>
      typeOf(`/rewards/${page}`),
    ),
  ).toEqual(['login', 'create-account', 'rewards', 'profile', 'newsletter', 'reset-password'])
  expect(typeOf('/')).toBeNull()
})

const arrived = (path: string, more: { search?: string; hash?: string; ageGateBypassed?: boolean } = {}) =>
  navigationEvents.arrived({ path, search: '', hash: '', ageGateBypassed: false, ...more })
const effectsOf = (...paths: string[]) =>
  paths
    .reduce((scenario, path) => scenario.when(arrived(path)), given())
    .effects.flatMap(({ effect }) => (effect.startsWith('navigation.') ? [effect.slice(11)] : []))

test('[9e.2] [4d.9] the first page sets the visitor id, and clears the placing-order flag unless it is the checkout', () => {
  expect(effectsOf('/')).toEqual(['markVisitor', 'forgetPlacing'])
  expect(effectsOf('/checkout')).toEqual(['markVisitor'])
  expect(effectsOf('/', '/shop')).toEqual([])
  expect(effectsOf('/checkout', '/checkout/payment')).toEqual([])
  expect(effectsOf('/checkout/payment', '/checkouts')).toEqual(['forgetPlacing'])
})

test('the previous page: none on the first page; the same page emits no event, another fragment does', () => {
  const first = given().when(arrived('/'))
  expect(first.refused).toBeNull()
  expect(first.view.navigation.view).toMatchObject({ path: '/', previous: null })
  const second = first.when(arrived('/shop'))
  expect(second.view.navigation.view).toMatchObject({ path: '/shop', previous: '/' })
  expect(second.when(arrived('/shop')).refused).not.toBeNull()
  for (const more of [{ search: '?a=1' }, { hash: '#a' }, { ageGateBypassed: true }])
    expect(second.when(arrived('/shop', more)).refused).toBeNull()
})
