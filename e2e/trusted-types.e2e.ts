/** What code of a page can no longer do by mistake: docs/decisions/gateway.md, "Trusted Types". */
import type { Page } from '@playwright/test'
import { visit } from './support/visit.ts'
import { expect, test } from './support/test.ts'

/** Of what follows, in order: the error's name, or the text `done`; and what the browser reports about it. */
const attempts = (page: Page): Promise<{ ended: string[]; reported: string[] }> =>
  page.evaluate(async () => {
    const reported: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => reported.push(effectiveDirective))
    const element = document.createElement('div')
    const script = document.createElement('script')
    const tries: (() => unknown)[] = [
      () => (element.innerHTML = '<img src=x onerror="document.title = 1">'),
      () => element.insertAdjacentHTML('beforeend', '<a href="javascript:alert(1)">a</a>'),
      () => new DOMParser().parseFromString('<svg onload="alert(1)"></svg>', 'text/html'),
      () => (script.src = '/media/scenes/hero.jpg'),
      () => (script.src = 'https://evil.example/assets/a.js'),
      () => (script.textContent = 'document.title = 2'),
      () => element.setAttribute('onclick', 'alert(1)'),
      () => (element.innerHTML = '<p class="note">Words with <em>weight</em></p>'),
      () => (script.src = '/service-worker.js'),
    ]
    const ended = tries.map((attempt) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : String(error)
      }
    })
    // Reports are events of their own task.
    await new Promise((resolve) => setTimeout(resolve))
    return { ended, reported }
  })

const REFUSED = 7

for (const path of ['/', '/about', '/shopd/category/flower', '/rewards/login'])
  test(`code of ${path} cannot make markup that runs, nor load other scripts, and it is reported`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/Trusted/)
    await visit(page, path)
    const reports = page.waitForRequest(
      (request) => request.url().endsWith('/api/reports/csp') && request.postData()?.includes('trusted-types') === true,
    )
    const { ended, reported } = await attempts(page)
    expect(ended).toEqual([...Array<string>(REFUSED).fill('TypeError'), 'done', 'done'])
    expect(reported).toEqual(Array(REFUSED).fill('require-trusted-types-for'))
    await reports
  })

test('no other policy can be created, and the page’s own not again', async ({ page, complaints }) => {
  complaints.expected.push(/policy/i)
  await visit(page, '/')
  const refused = await page.evaluate(() =>
    ['anything', 'default'].map((name) => {
      try {
        const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
        const create: unknown = typeof factory === 'object' && factory ? Reflect.get(factory, 'createPolicy') : null
        if (typeof create === 'function') Reflect.apply(create, factory, [name, {}])
        return 'created'
      } catch (error) {
        return error instanceof Error ? error.name : String(error)
      }
    }),
  )
  expect(refused).toEqual(['TypeError', 'TypeError'])
})
