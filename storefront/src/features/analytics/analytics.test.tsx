import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openPage, prepareDom } from '../../testing/open-page.tsx'
import { pageType } from './page-type.ts'

beforeAll(prepareDom)
afterEach(cleanup)

const atOnce = (_: number, run: () => void) => {
  run()
  return () => undefined
}
const bar = () => screen.findByRole('complementary', { name: 'Your privacy' })
const isAsked = () => screen.queryByRole('complementary', { name: 'Your privacy' }) !== null

test('[1.8] the consent question has two equally prominent answers, and either closes it', async () => {
  for (const [name, consent] of [
    ['Allow', 'granted'],
    ['Don’t allow', 'refused'],
  ] as const) {
    const { shop } = await openPage('/cart', { signedIn: false, after: atOnce })
    const region = await bar()
    const buttons = [...region.querySelectorAll('button')]
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1)
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(isAsked()).toBe(false))
    expect(shop.getState().analytics.view.consent).toBe(consent)
    shop.dispose()
    cleanup()
  }
})

test('[4f.1] with the page’s details its view is sent without further waiting', async () => {
  const { shop } = await openPage('/cart', { signedIn: false, after: atOnce })
  await bar()
  // The view, and the state of its user.
  await waitFor(() => expect(shop.getState().analytics.view.waiting).toBe(2))
  shop.dispose()
})

test('[2d.2] each Rewards page reports its type', async () => {
  const types = {
    '/rewards/login': 'login',
    '/rewards/create-account': 'create-account',
    '/rewards/forgot-password': 'reset-password',
    '/rewards/dashboard': 'rewards',
    '/rewards/profile': 'profile',
    '/rewards/newsletter': 'newsletter',
  }
  const member = ['rewards', 'profile', 'newsletter']
  for (const [path, type] of Object.entries(types)) {
    const { shop } = await openPage(path, { signedIn: member.includes(type), after: atOnce })
    await waitFor(async () => {
      const events = await shop.log.events()
      const detailed = events.filter((event) => event.type === 'analytics.pageDetailed').map(({ data }) => data)
      expect(detailed).toMatchObject([{ type }])
    })
    expect(shop.getState().navigation.view).toMatchObject({ path, pageType: type })
    shop.dispose()
    cleanup()
  }
})

test('[8.23] a page whose view cannot be sent logs the code, and works', async () => {
  const reports: string[][] = []
  const waiting: (() => void)[] = []
  const after = (_: number, run: () => void) => {
    waiting.push(run)
    return () => undefined
  }
  const report = (...parts: string[]) => void reports.push(parts)
  const { shop } = await openPage('/cart', { signedIn: false, after, report })
  shop.dispose()
  act(() => waiting.forEach((run) => run()))
  await waitFor(() => expect(reports).toContainEqual(['PAGE_NOT_TOLD', 'SHOP_DISPOSED']))
  expect(screen.getByRole('main')).toBeTruthy()
})

test('[2c.6] page types by path', () => {
  const paths = {
    '/': 'home',
    '/shopd/product/alder-blue_hour-p1': 'product',
    '/product/blue-hour': 'product',
    '/shopd/category/flower/pre-rolls': 'category',
    '/category': 'category',
    '/category/brands/alder': 'brands',
    '/shopd/brands': 'brands',
    '/search': 'search',
    '/checkout/placed': 'checkout',
    '/cart': 'cart',
    '/account': 'account',
    '/account/orders/000000042': 'orders',
    '/account/address': 'address',
    '/account/gift-card': 'gift-card',
    '/rewards/terms': 'content',
    '/dispensaries/florida': 'dispensaries',
    '/about/our-mission': 'content',
  }
  expect(Object.fromEntries(Object.keys(paths).map((path) => [path, pageType(path)]))).toEqual(paths)
})
