/** A browser whose storage does not answer when a visitor comes back (I8). */
import { expect, test } from 'vitest'
import { createBrowser, createWorld } from '../testing/browser.ts'
import { createFakePorts, settle } from '../testing/fake-ports.ts'
import { openShop } from './create-shop.ts'
import { gateIsOpen } from './gate-is-open.ts'
import { initialEventsFrom } from './initial-events.ts'

test('[finding 11] I8: a verified visitor who comes back while storage hangs is not asked their age, and shops in memory', async () => {
  const world = createWorld()
  const browser = createBrowser(world)
  const { shop: first } = await browser.tab()
  await first.ageGate.load()
  await first.settled()
  await first.ageGate.submit({ state: 'FL', birthDate: '1980-02-03' })
  await first.settled()
  first.dispose()

  const { open } = browser.indexedDB
  Object.assign(browser.indexedDB, { open: () => new EventTarget() })
  const { local, cookies, indexedDB } = browser
  const { clock, gateway } = world
  const ports = createFakePorts({ clock, http: gateway.http, local, cookies, indexedDB })
  const url = { pathname: '/', search: '', hash: '' }
  const read = (name: Parameters<typeof cookies.get>[0]) => cookies.get(name) ?? local.get(name)
  const seed = initialEventsFrom({ read, url, now: clock.now() })
  const shop = openShop({ gateway: 'https://shop.example', brand: 'fernhill', ports, seed })
  const gates: boolean[] = []
  shop.view$(gateIsOpen).subscribe((isOpen) => gates.push(isOpen))
  const starting = shop.start()
  await settle()
  expect(gateIsOpen(shop.getState())).toBe(false)
  const choosing = shop.ui.chooseTheme('dark')
  await clock.advance(10_000)
  await starting
  await choosing
  expect(shop.storage.value).toMatchObject({ kind: 'memory', problem: 'STORAGE_HUNG' })
  expect(shop.getState().ageGate.view.status).toBe('verified')
  expect(gates).not.toContain(true)

  Object.assign(browser.indexedDB, { open })
  await clock.advance(120_000)
  await settle()
  expect(shop.storage.value).toEqual({ kind: 'indexeddb', problem: null, readOnly: false })
  expect(shop.getState().ui.view.theme).toBe('dark')
  shop.dispose()
})
