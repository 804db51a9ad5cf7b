import { expect, test } from 'vitest'
import { createBrowser, createWorld } from '../../testing/browser.ts'
import { given } from '../../testing/given.ts'
import { uiEvents } from './ui.events.ts'

const INFO = 'cart_toast_info'

async function addedAndLookedAt() {
  const { shop, ports } = await createBrowser(createWorld()).tab()
  await shop.dispensary.choose('fl_miami')
  await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  await shop.ui.open('sidebar')
  await shop.settled({ forNow: true })
  return { shop, kept: () => ports.session.get(INFO) }
}

type Opened = Awaited<ReturnType<typeof addedAndLookedAt>>['shop']

const ways: readonly { way: string; leave: (shop: Opened) => Promise<unknown> }[] = [
  { way: 'its own close', leave: (shop) => shop.ui.close('sidebar') },
  { way: 'Sign In, which opens the modal', leave: (shop) => shop.ui.openModal() },
  {
    way: "a product's link",
    leave: (shop) => shop.navigation.arrived({ path: '/product/blue-hour', search: '', hash: '' }),
  },
]

test.each(ways)('[4e.2] [3.17.3] closing the minicart by $way clears the cart toast', async (one) => {
  const { shop, kept } = await addedAndLookedAt()
  expect(kept()).toBe(JSON.stringify({ productId: 'p1', option: '3.5g' }))
  expect(shop.getState().ui.view.sidebar).toBe(true)
  await one.leave(shop)
  await shop.settled({ forNow: true })
  expect(shop.getState().ui.view.sidebar).toBe(false)
  expect(kept()).toBeNull()
  shop.dispose()
})

test('[4e.2] without a minicart to close, the cart toast stays', () => {
  expect(given().when(uiEvents.modalOpened({ view: 'LOGIN_VIEW', data: null })).effects).toEqual([])
})
