import { expect, test } from 'vitest'
import { navigationEvents } from '../navigation/navigation.events.ts'
import { createBrowser, createWorld } from '../../testing/browser.ts'
import { given } from '../../testing/given.ts'
import { type Toast, uiEvents } from './ui.events.ts'
import { TOAST_MS } from './ui.rules.ts'

const toast = (more: Partial<Toast> = {}) =>
  uiEvents.toastShown({
    type: 'success',
    text: 'Done',
    fixed: false,
    hideClose: false,
    closeOnRouteChange: false,
    ...more,
  })
const arrive = (path: string) => navigationEvents.arrived({ path, search: '', hash: '', ageGateBypassed: false })

test('[4e.1] [2h.2] search, sidebar, dropdown, modal and toast are each open or closed', () => {
  for (const part of ['search', 'sidebar', 'dropdown', 'storeSidebar', 'hamburger'] as const) {
    const open = given(uiEvents.opened({ part }))
    expect(open.view.ui.view[part]).toBe(true)
    expect(open.when(uiEvents.opened({ part })).refused).toBe('EVENT_REJECTED')
    expect(open.when(uiEvents.closed({ part })).view.ui.view[part]).toBe(false)
  }
  const modal = given(uiEvents.modalOpened({ view: 'X', data: null }))
  expect(modal.view.ui.view.modal.open).toBe(true)
  expect(given(toast()).view.ui.view.toasts).toHaveLength(1)
})

test('[4e.2] opening the modal closes the sidebar; closing it clears its data and resets it to the login view', () => {
  const open = given(uiEvents.opened({ part: 'sidebar' })).when(uiEvents.modalOpened({ view: 'SIZES', data: { a: 1 } }))
  expect(open.view.ui.view).toMatchObject({ sidebar: false, modal: { open: true, view: 'SIZES', data: { a: 1 } } })
  expect(open.when(uiEvents.modalClosed({})).view.ui.view.modal).toEqual({
    open: false,
    view: 'LOGIN_VIEW',
    data: null,
  })
})

test('[4e.2] closing the sidebar clears the cart toast info', () => {
  const closed = given(uiEvents.opened({ part: 'sidebar' })).when(uiEvents.closed({ part: 'sidebar' }))
  expect(closed.effects).toEqual([{ effect: 'ui.clearCartToast', params: {} }])
})

test('[4e.3] toasts: titles by type, at the top of the page unless fixed, cleared on a route change if requested', () => {
  expect(given(toast({ type: 'danger' })).view.ui.view.toasts[0]?.title).toBe('Error')
  expect(given(toast()).effects).toEqual([{ effect: 'ui.scrollToTop', params: {} }])
  expect(given(toast({ fixed: true })).effects).toEqual([])
  const two = given(toast({ closeOnRouteChange: true, text: 'a' }), toast({ text: 'b', hideClose: true }))
  expect(two.when(arrive('/x')).view.ui.view.toasts).toMatchObject([{ text: 'b', hideClose: true }])
})

test('[8.27] toast titles: Error, Warning, Success', () => {
  const titles = (['danger', 'warning', 'success'] as const).map(
    (type) => given(toast({ type })).view.ui.view.toasts[0]?.title,
  )
  expect(titles).toEqual(['Error', 'Warning', 'Success'])
})

test('[9e.1] a toast hides after 3000 ms', () => {
  expect(TOAST_MS).toBe(3000)
  expect(given(toast()).wait(2999).view.ui.view.toasts).toHaveLength(1)
  expect(given(toast()).wait(3000).view.ui.view.toasts).toHaveLength(0)
})

test('[9e.1] scrolling more than 25 px hides the toasts that are not fixed', async () => {
  const { shop } = await createBrowser(createWorld()).tab()
  await shop.ui.toast({ type: 'success', text: 'Here' })
  await shop.ui.toast({ type: 'success', text: 'There' })
  await shop.ui.toast({ type: 'danger', text: 'Everywhere', fixed: true })
  const shown = () => shop.getState().ui.view.toasts.map(({ text }) => text)
  await shop.ui.scrolled(25)
  expect(shown()).toEqual(['Here', 'There', 'Everywhere'])
  await shop.ui.scrolled(26)
  expect(shown()).toEqual(['Everywhere'])
  shop.dispose()
})

test('[4e.4] theme: light by default, dark or system when chosen, and stored', () => {
  expect(given().view.ui.view.theme).toBe('light')
  const dark = given(uiEvents.themeChosen({ theme: 'dark' }))
  expect(dark.view.ui.view.theme).toBe('dark')
  expect(dark.effects).toEqual([{ effect: 'ui.saveTheme', params: { theme: 'dark' } }])
  expect(given(uiEvents.themeRecalled({ theme: 'system' })).view.ui.view.theme).toBe('system')
})

test('[2h.1] the store sidebar closes on a route change', () => {
  const open = given(arrive('/a'), uiEvents.opened({ part: 'storeSidebar' }))
  expect(open.view.ui.view.storeSidebar).toBe(true)
  expect(open.when(arrive('/b')).view.ui.view.storeSidebar).toBe(false)
})
