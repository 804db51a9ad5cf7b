import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../entry-server.tsx'
import { serverFetch } from './server-fetch.ts'

afterEach(() => vi.restoreAllMocks())

test('[8.18] a server-only fetch used in a browser throws an error and sends no request', async () => {
  let asked = 0
  const fetch = serverFetch(async () => {
    asked += 1
    return new Response('secret')
  })
  await expect(fetch(new Request('https://shop.example/api/rest/stores'))).rejects.toThrow(
    'This fetch is server-only, but /api/rest/stores was requested in a browser.',
  )
  expect(asked).toBe(0)
})

test('[8.18] code that renders where a document exists cannot bypass the gateway’s limits', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let asked = 0
  const drawn = render(new Request('https://shop.example/dispensaries'), {
    nonce: 'n0nce',
    gateway: async () => {
      asked += 1
      return new Response('secret')
    },
    assets: { scripts: [], styles: [], preloads: [] },
    now: 0,
    settings: { backendId: 'green-2', exitUrl: 'https://elsewhere.example/', externalShops: {}, menuCheckout: 'here' },
  })
  await Promise.allSettled([drawn])
  expect(asked).toBe(0)
})
