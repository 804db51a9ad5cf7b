import { openShop, type ShopState } from '@leaflog/core'
import { describe, expect, test } from 'vitest'
import type { PageDataContent } from '../shell/page-data.tsx'
import { ofVisitor } from './shell-data.ts'
import { forgetWithVisitor } from './start-offline.ts'

const now = Date.UTC(2026, 10, 21, 17)
const shell: PageDataContent = {
  seed: { at: 5, events: [] },
  now: 5,
  defaultView: null,
  settings: { backendId: 'green-2', exitUrl: '/', externalShops: {}, menuCheckout: 'here' },
  site: { origin: '', builds: {} },
  language: 'en',
  isShell: true,
}
const verification = encodeURIComponent(JSON.stringify({ isVerified: true, verificationTime: now - 1000 }))
const cookies = `age_verification=${verification}; state_code=FL; theme=dark`
const visit = { cookies, languages: ['es-US', 'en'], url: new URL('https://shop.example/deals?x=1'), now }

const openWith = (data: PageDataContent) =>
  openShop({ gateway: '', brand: 'shell', storage: 'memory', ...(data.seed && { seed: data.seed }) })

describe('[shop 22] the shell in a visitor’s browser', () => {
  test('begins with what their cookies say, at their address and now', () => {
    const drawn = ofVisitor(shell, visit)
    expect(drawn).toMatchObject({ now, settings: shell.settings, isShell: true })
    const { ageGate, navigation, ui } = openWith(drawn).getState()
    expect(ageGate.view.status).toBe('verified')
    expect(navigation.view).toMatchObject({ path: '/deals', search: '?x=1' })
    expect(ui.view.theme).toBe('dark')
  })

  test('is in the language that the address, the visitor or the browser asks for, in this order', () => {
    expect(ofVisitor(shell, visit).language).toBe('es')
    expect(ofVisitor(shell, { ...visit, cookies: 'language=en' }).language).toBe('en')
    const url = new URL('https://shop.example/?language=es')
    expect(ofVisitor(shell, { ...visit, cookies: 'language=en', url }).language).toBe('es')
  })
})

describe('[shop 22] what a visitor looked at goes with them', () => {
  const countForgets = (shop: Parameters<typeof forgetWithVisitor>[0]) => {
    const forgets: ShopState['session']['view']['status'][] = []
    forgetWithVisitor(shop, () => void forgets.push(shop.getState().session.view.status))
    return forgets
  }

  test('when they are forgotten', async () => {
    const shop = openWith(ofVisitor(shell, visit))
    await shop.start()
    const forgets = countForgets(shop)
    await shop.forget()
    expect(forgets).toHaveLength(1)
    shop.dispose()
  })

  test('and not because they look at something', async () => {
    const shop = openWith(ofVisitor(shell, { ...visit, cookies: '' }))
    await shop.start()
    const forgets = countForgets(shop)
    await shop.navigation.arrived({ path: '/about', search: '', hash: '' })
    await shop.ui.chooseTheme('dark')
    expect(forgets).toEqual([])
    shop.dispose()
  })
})
