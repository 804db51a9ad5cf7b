import { expect, test } from 'vitest'
import { freePort } from '../shared/shop-server.ts'
import { answersAt, startBrowser } from './prepared-browser.ts'

test('a browser that was measured with is gone afterwards, and slows nothing that is measured later', async () => {
  const port = await freePort()
  const browser = await startBrowser(port, 'http://localhost', undefined)
  expect(await answersAt(port)).toBe(true)
  await browser.stop()
  expect(await answersAt(port)).toBe(false)
})
