import { LeaflogError, type Menu, openShop, initialEventsFrom } from '@leaflog/core'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { expect, test } from 'vitest'
import type { PageContext } from '../../shared/page/context.ts'
import { sampleStore } from '../../shared/locations/sample-store.ts'
import { mesa, sentCard, sentListing } from '../../testing/category-samples.ts'
import { inEnglish } from '../../testing/texts.ts'
import { loadPromotions } from './promotions-loader.ts'

/** Friday, 20 November 2026. */
const now = Date.UTC(2026, 10, 20, 15)
const origin = 'https://shop.test'
const menu: Menu = {
  categories: { categories: [], featured: {} },
  specials: [
    {
      id: 'friday',
      menu_display_configuration: { name: 'Friday Clouds' },
      startStamp: 0,
      endStamp: now * 2,
      schedule_configuration: { days: ['Friday'] },
    },
  ],
  products: [],
}
const promotion = {
  id: '101',
  name: 'Last chance',
  description: 'A quarter off.',
  label: '25% off',
  is_members_only: false,
  ends_on: null,
  shelves: [{ name: 'Last Chance', url_path: 'last-chance' }],
  brands: [],
}

interface Situation {
  dispensary?: Dispensary | null
  stores?: readonly Dispensary[]
  menuOf?: PageContext['menu']
  deals?: object
}

const contextAt = ({ dispensary = null, stores = [], menuOf, deals }: Situation): PageContext => {
  const cookies = new Map([
    ['age_verification', JSON.stringify({ isVerified: true, verificationTime: now - 1000 })],
    ['state_code', 'AZ'],
  ])
  const url = new URL(`${origin}/discover/promotions`)
  const seed = initialEventsFrom({
    read: (name) => cookies.get(name) ?? null,
    url,
    now,
    ageGateConfig: null,
    dispensary,
  })
  return {
    http: (request) =>
      Promise.resolve(
        new URL(request.url).pathname === '/api/rest/stores'
          ? Response.json(stores)
          : Response.json(deals ?? {}, { status: deals ? 200 : 503 }),
      ),
    origin,
    menu: menuOf ?? (() => Promise.resolve(menu)),
    shop: openShop({ gateway: origin, brand: 'fernhill', storage: 'memory', seed }),
    now: () => now,
    drawnAt: now,
    ...inEnglish(),
    after: () => () => undefined,
    locate: () => Promise.reject(new Error('nowhere')),
    defaultView: sampleStore(),
    pageData: '',
  }
}

test('[2c.1] without a store: where to choose one, the visitor’s state first, and deals elsewhere', async () => {
  const page = await loadPromotions(contextAt({ stores: [sampleStore(), mesa] }))
  expect(page).toMatchObject({
    kind: 'choose',
    stores: [{ store: { store_code: 'az_mesa' } }, { store: { store_code: sampleStore().store_code } }],
    today: [{ name: 'Friday Clouds' }],
  })
})

test('[2c.1] without a store and without answers there is still a page', async () => {
  const menuOf = () => Promise.reject(new LeaflogError('NETWORK_FAILED'))
  expect(await loadPromotions(contextAt({ menuOf }))).toEqual({ kind: 'choose', stores: [], today: [] })
})

test('[2c.1] [9c.5] a store of the ordering channel: today’s specials and the six days after', async () => {
  const page = await loadPromotions(contextAt({ dispensary: sampleStore() }))
  expect(page).toMatchObject({ kind: 'week', day: '2026-11-20', today: [{ id: 'friday', days: [5] }] })
  expect(page.kind === 'week' && page.week.map(({ day }) => day)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ])
})

test('[2c.1] a store of the commerce channel: its cart promotions and reduced products', async () => {
  const data = { storePromotions: [promotion], products: sentListing([sentCard('Blue')]) }
  const page = await loadPromotions(contextAt({ dispensary: mesa, deals: { data } }))
  expect(page).toMatchObject({
    kind: 'rules',
    storeName: 'Mesa',
    promotions: [{ id: '101', membersOnly: false, categories: [{ name: 'Last Chance', urlPath: 'last-chance' }] }],
    sale: [{ name: 'Blue' }],
  })
})

test.each([sampleStore(), mesa])('[2c.1] [8.13] $store_name does not answer: the page says so', async (dispensary) => {
  const menuOf = () => Promise.reject(new LeaflogError('NETWORK_FAILED'))
  const page = await loadPromotions(contextAt({ dispensary, menuOf }))
  expect(page).toEqual({ kind: 'unavailable', storeName: dispensary.store_name })
})
