import { expect, test } from 'vitest'
import { serverFetch } from './server-fetch.ts'

test('[8.18] a server-only fetch that is used in a browser throws an error that says so, and asks nobody', async () => {
  let asked = 0
  const fetch = serverFetch(async () => {
    asked += 1
    return new Response('secret')
  })
  await expect(fetch(new Request('https://shop.example/api/rest/stores'))).rejects.toThrow(
    'This fetch is server-only, and /api/rest/stores was asked for in a browser.',
  )
  expect(asked).toBe(0)
})
