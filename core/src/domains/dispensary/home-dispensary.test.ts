/** [shop 5] A member who has chosen no store in this browser shops at the one of their profile. */
import { expect, test } from 'vitest'
import { createBrowser, createWorld } from '../../testing/browser.ts'
import { sampleCustomer } from '../../testing/samples.ts'

const member = { email: 'home@example.com', password: 'garden42' }

async function setUp(profile: { my_store: string | null; delivery_method?: string }) {
  const world = createWorld()
  const customer = sampleCustomer({ email: member.email, ...profile })
  world.customers.accounts.set(member.email, { password: member.password, loyalty: true, customer })
  const browser = createBrowser(world)
  return { ...(await browser.tab()), ...world, ...browser }
}

test('[shop 5] signing in chooses the profile’s dispensary, remembers it and says so', async () => {
  const { shop, jar } = await setUp({ my_store: 'fl_miami', delivery_method: 'delivery' })
  await shop.session.signIn(member)
  await shop.settled()
  const { dispensary, ui } = shop.getState()
  expect(dispensary.view).toMatchObject({ chosen: { store_code: 'fl_miami' }, fulfilment: 'delivery' })
  expect(jar.get('store_id')?.value).toBe('101')
  expect(ui.view.toasts).toMatchObject([
    {
      type: 'success',
      text: 'You’re shopping at Miami, the dispensary in your profile. Your cart hasn’t changed.',
      meaning: { code: 'HOME_CHOSEN', params: { store: 'Miami' } },
    },
  ])
  shop.dispose()
})

test('[shop 5] a store that was chosen in this browser stays', async () => {
  const { shop, gateway } = await setUp({ my_store: 'fl_miami' })
  await shop.dispensary.choose('fl_tampa')
  await shop.session.signIn(member)
  await shop.settled()
  expect(shop.getState().dispensary.view.chosen?.store_code).toBe('fl_tampa')
  expect(shop.getState().ui.view.toasts).toEqual([])
  expect(gateway.seen.filter((line) => line.includes('/api/rest/stores'))).toHaveLength(1)
  shop.dispose()
})

test('[shop 5] a store that is chosen while the profile’s is looked up stays', async () => {
  const { shop } = await setUp({ my_store: 'fl_miami' })
  await Promise.all([shop.session.signIn(member), shop.dispensary.choose('fl_tampa')])
  await shop.settled()
  expect(shop.getState().dispensary.view.chosen?.store_code).toBe('fl_tampa')
  expect(shop.getState().ui.view.toasts).toEqual([])
  shop.dispose()
})

test('[shop 5] a profile without a store, or with one that has closed, chooses none', async () => {
  for (const my_store of [null, 'fl_closed', 'default']) {
    const { shop } = await setUp({ my_store })
    await shop.session.signIn(member)
    await shop.settled()
    expect(shop.getState().dispensary.view.chosen).toBeNull()
    shop.dispose()
  }
})

test('[shop 5] pickup where the profile asks for it', async () => {
  const { shop } = await setUp({ my_store: 'fl_miami', delivery_method: 'pickup' })
  await shop.session.signIn(member)
  await shop.settled()
  expect(shop.getState().dispensary.view).toMatchObject({ chosen: { store_code: 'fl_miami' }, fulfilment: 'pickup' })
  shop.dispose()
})
