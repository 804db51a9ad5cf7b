import type { Page, Request } from '@playwright/test'

/** Holds what a page asks of an address, or the requests of it that `when` names, until they are released. */
export async function hold(
  page: Page,
  address: string | RegExp,
  when: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (when(route.request())) await held.promise
    await route.continue()
  })
  return held.resolve
}
