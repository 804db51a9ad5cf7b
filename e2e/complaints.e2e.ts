import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

test('every error and warning of a page is caught', async ({ page, complaints }) => {
  const wanted = ['said as a warning', 'said as an error', 'thrown and not caught', 'rejected and not handled']
  complaints.expected.push(...wanted.map((text) => new RegExp(text)), /Content Security Policy/)
  await visit(page, '/about')
  await page.evaluate(`
    console.warn('said as a warning')
    console.error('said as an error')
    setTimeout(() => { throw new Error('thrown and not caught') })
    void Promise.reject(new Error('rejected and not handled'))
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }))
  `)
  for (const text of [...wanted, 'Content Security Policy'])
    await expect.poll(() => complaints.seen.filter((each) => each.includes(text))).toHaveLength(1)
})

test('a page that goes blank while it waits is noticed', async ({ page, complaints }) => {
  complaints.expected.push(/The page was blank/)
  await visit(page, '/about')
  await page
    .getByRole('main')
    .locator('> div')
    .first()
    .evaluate((content) => content.style.setProperty('display', 'none', 'important'))
  await expect
    .poll(() => complaints.seen)
    .toEqual([expect.stringContaining('The page was blank while it waited: /about')])
})
