import { emptyMenu, type Menu } from '@leaflog/core'
import { describe, expect, test, vi } from 'vitest'
import { createMenuCache } from './menu-cache.ts'

describe('[9g.1] the server fetches a store’s menu once a minute', () => {
  test('a second page within the minute fetches nothing, a later one does', async () => {
    const fetchMenu = vi.fn<() => Promise<Menu>>(async () => emptyMenu)
    const cache = createMenuCache()
    await cache.read('1', 0, fetchMenu)
    await cache.read('1', 59_999, fetchMenu)
    expect(fetchMenu).toHaveBeenCalledTimes(1)
    await cache.read('1', 60_000, fetchMenu)
    expect(fetchMenu).toHaveBeenCalledTimes(2)
  })

  test('stores are cached separately, and the oldest is evicted', async () => {
    const fetchMenu = vi.fn<() => Promise<Menu>>(async () => emptyMenu)
    const cache = createMenuCache()
    for (let id = 0; id < 45; id += 1) await cache.read(String(id), 0, fetchMenu)
    await cache.read('44', 1, fetchMenu)
    expect(fetchMenu).toHaveBeenCalledTimes(45)
    await cache.read('0', 1, fetchMenu)
    expect(fetchMenu).toHaveBeenCalledTimes(46)
  })

  test('a failure is not cached', async () => {
    const fetchMenu = vi.fn<() => Promise<Menu>>(async () => emptyMenu).mockRejectedValueOnce(new Error('down'))
    const cache = createMenuCache()
    await expect(cache.read('1', 0, fetchMenu)).rejects.toThrow('down')
    await expect(cache.read('1', 1, fetchMenu)).resolves.toBe(emptyMenu)
  })
})
