import { expect, type Page } from '@playwright/test'

/** Waits until the worker has the build, and what this page shows. */
export async function keptForOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('leaflog:kept').length), { timeout: 60_000 })
    .toBeGreaterThan(0)
}

/** Everything that the worker keeps: by cache, the addresses and the texts of their answers. */
export const readCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true })
        const headers = [...request.headers].map((pair) => pair.join(': ')).join('\n')
        kept.push(`${name} ${request.url}\n${headers}\n${(await response?.text()) ?? ''}`)
      }
    }
    return kept
  })
