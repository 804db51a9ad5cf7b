import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const unreachable = /net::ERR_|dynamically imported module|code of this page/

test('[8.9] without a connection a panel that was never opened says so, and the page stays', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(unreachable)
  await visit(page, '/shopd/category/flower')
  const cart = page.getByRole('button', { name: /^Cart, / })
  const stores = page.getByRole('banner').getByRole('button', { name: /dispensary/i })
  await context.setOffline(true)
  for (const opener of [stores, cart]) {
    await opener.click()
    const refusal = page.getByRole('alert').getByText('Check your connection')
    await expect(refusal).toBeVisible()
    await page.getByRole('alert').getByRole('button').click()
    await expect(refusal).toBeHidden()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Flower' })).toBeVisible()
  await context.setOffline(false)
  await cart.click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})

test('[8.24] without a connection a page whose code is missing is the error screen, and comes by itself later', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(unreachable)
  await visit(page, '/shopd/category/flower')
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Oops! We ran into an issue.' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
