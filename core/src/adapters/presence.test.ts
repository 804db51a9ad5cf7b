import { afterEach, expect, test, vi } from 'vitest'
import { browserPresence } from './presence.ts'

afterEach(() => vi.unstubAllGlobals())

function storage() {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
}

function openPage() {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  return { hide: () => void window.dispatchEvent(new Event('pagehide')) }
}

test('[I10] a page that is left has not crashed; the next page in this browser knows that', () => {
  const local = storage()
  const first = openPage()
  browserPresence('tab-', local).announce('first')
  first.hide()
  const second = openPage()
  const presence = browserPresence('tab-', local)
  presence.announce('second')
  expect(presence.left()).toEqual(new Set(['first']))
  second.hide()
  second.hide()
  expect([...presence.left()]).toEqual(['first', 'second'])
})

test('[I10] a shop that was closed says nothing of the page that goes on without it', () => {
  const local = storage()
  const page = openPage()
  browserPresence('tab-', local).announce('closed')()
  page.hide()
  expect(browserPresence('tab-', local).left()).toEqual(new Set())
})

test('[I10] only the latest pages are remembered', () => {
  const local = storage()
  for (let page = 1; page <= 40; page += 1) {
    const opened = openPage()
    browserPresence('tab-', local).announce(`page-${page}`)
    opened.hide()
  }
  const left = [...browserPresence('tab-', local).left()]
  expect([left.length, left[0], left.at(-1)]).toEqual([32, 'page-9', 'page-40'])
})

test('[I10] where a browser keeps nothing, every page may have crashed', () => {
  const nothing = { get: () => null, set: () => {}, remove: () => {} }
  const page = openPage()
  const presence = browserPresence('tab-', nothing)
  presence.announce('first')
  page.hide()
  expect(presence.left()).toEqual(new Set())
})
