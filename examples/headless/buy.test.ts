/** Buying without a page, against the real server and backend. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../server/src/testing/whole-shop.ts'
import { type Guest, buy } from './buy.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 120_000)
afterAll(() => world.close())

const guest: Guest = {
  firstname: 'Gina',
  lastname: 'Guest',
  email: 'gina@example.com',
  telephone: '480 555 0107',
  birthDate: '1980-01-01',
}

test.each([
  { channel: 'commerce', store: 'az_mesa' },
  { channel: 'ordering', store: 'md_rockville' },
])(
  'buys at a store of the $channel channel',
  async ({ store }) => {
    const { shop } = await world.open()
    const number = await buy(shop, { store, category: 'flower', sort: 'price' }, guest)
    expect(number).toMatch(/^\w{6,}$/)
    expect(shop.getState().checkout.view.order).toMatchObject({ number, email: guest.email })
    shop.dispose()
  },
  60_000,
)

test('what the store does not carry is refused by a code', async () => {
  const { shop } = await world.open()
  const refused = buy(shop, { store: 'az_mesa', brand: ['nobody'] }, guest)
  await expect(refused).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  shop.dispose()
}, 60_000)
