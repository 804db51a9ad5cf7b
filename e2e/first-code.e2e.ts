/** What a phone's processor is spared when a page's code runs for the first time (docs/decisions/first-page.md). */
import { partnerOrigin } from './support/partner.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

test('loading the code creates no stacks, for which the browser would parse its files again', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { react: 0, stacks: Array.of<string>() }
    Reflect.set(globalThis, 'seen', seen)
    const Own = Error
    // React's five are created by the last of the files; what begins then may fail.
    const note = (error: unknown): void => {
      if (!(error instanceof Own) || seen.react === 5) return
      if (error.stack?.includes('/assets/') === true) seen.stacks.push(error.stack)
      if (/react\.dev/.test(error.message)) seen.react += 1
    }
    globalThis.Error = new Proxy(Own, {
      construct(target, parts, self) {
        const error: unknown = Reflect.construct(target, parts, self)
        note(error)
        return error instanceof Own ? error : new Own()
      },
      apply(target, self, parts) {
        const error: unknown = Reflect.apply(target, self, parts)
        note(error)
        return error
      },
    })
  })
  await visit(page, '/')
  const seen = await page.evaluate((): unknown => Reflect.get(globalThis, 'seen'))
  expect(seen).toEqual({ react: 5, stacks: [] })
  const stack = await page.evaluate(() => new Error('of a page that runs').stack)
  expect(stack).toContain(' at ')
})

test('the files of the core are compiled while they are loaded, not while the page waits', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await visit(page, '/')
  await page.goto(`${partnerOrigin}/elements.html`)
  await expect(page.locator('leaflog-age-gate').getByRole('dialog')).toBeVisible()
  for (const name of ['/assets/schemas-', '/assets/shop-', '/embed/leaflog-core-']) {
    const address = loaded.find((url) => url.includes(name))
    const code = await (await page.request.get(address ?? '')).text()
    expect(code.slice(0, 40), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

test('the texts of other pages are asked for one by one, so that a tap is handled in between', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { names: Array.of<string>(), inOneTask: Array.of<string>() }
    Reflect.set(globalThis, 'asked', asked)
    let isFirst = true
    const whenIdle = globalThis.requestIdleCallback.bind(globalThis)
    globalThis.requestIdleCallback = (run, options) =>
      whenIdle((deadline) => {
        isFirst = true
        run(deadline)
      }, options)
    const ask = globalThis.fetch.bind(globalThis)
    globalThis.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
      const [, name] = /^\/assets\/(\w+)-.+\.json$/.exec(pathname) ?? []
      if (name !== undefined) {
        asked.names.push(name)
        if (!isFirst) asked.inOneTask.push(name)
        isFirst = false
      }
      return ask(input, init)
    }
  })
  await visit(page, '/')
  const asked = () => page.evaluate((): unknown => Reflect.get(globalThis, 'asked'))
  await expect.poll(asked).toMatchObject({ names: expect.arrayContaining(['account', 'orders', 'sentences']) })
  expect(await asked()).toMatchObject({ inOneTask: [] })
})
