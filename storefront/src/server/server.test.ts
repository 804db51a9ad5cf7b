import type { Menu } from '@leaflog/core'
import { describe, expect, test, vi } from 'vitest'
import { sampleStore } from '../stores/sample-store.ts'
import { readCookie } from './cookies.ts'
import { createMenuCache } from './menu-cache.ts'

const gateway = () => Promise.reject(new Error('not called'))
const menu: Menu = { categories: { categories: [], featured: {} }, specials: [], products: [] }
const store = (store_id: string) => sampleStore({ store_id })

describe('cookies', () => {
  test('one value is read and decoded, a damaged one counts as absent', () => {
    expect(readCookie('a=1; store_id=12; theme=dark', 'store_id')).toBe('12')
    expect(readCookie('age=%7B%22a%22%3A1%7D', 'age')).toBe('{"a":1}')
    expect(readCookie('a=b=c', 'a')).toBe('b=c')
    expect(readCookie('a=%E0%A4%A', 'a')).toBeNull()
    expect(readCookie('', 'a')).toBeNull()
    expect(readCookie('xa=1', 'a')).toBeNull()
  })
})

describe('[9g.1] the server reads a store’s menu once a minute', () => {
  test('a second page within the minute costs no read, a later one does', async () => {
    const fetchMenu = vi.fn(async () => menu)
    const cache = createMenuCache(fetchMenu)
    await cache.read(gateway, store('1'), 0)
    await cache.read(gateway, store('1'), 59_999)
    expect(fetchMenu).toHaveBeenCalledTimes(1)
    await cache.read(gateway, store('1'), 60_000)
    expect(fetchMenu).toHaveBeenCalledTimes(2)
  })

  test('stores are kept apart, and the oldest make room', async () => {
    const fetchMenu = vi.fn(async () => menu)
    const cache = createMenuCache(fetchMenu)
    for (let id = 0; id < 45; id += 1) await cache.read(gateway, store(String(id)), 0)
    await cache.read(gateway, store('44'), 1)
    expect(fetchMenu).toHaveBeenCalledTimes(45)
    await cache.read(gateway, store('0'), 1)
    expect(fetchMenu).toHaveBeenCalledTimes(46)
  })

  test('a failure is not kept', async () => {
    const fetchMenu = vi.fn(async () => menu).mockRejectedValueOnce(new Error('down'))
    const cache = createMenuCache(fetchMenu)
    await expect(cache.read(gateway, store('1'), 0)).rejects.toThrow('down')
    await expect(cache.read(gateway, store('1'), 1)).resolves.toBe(menu)
  })
})
