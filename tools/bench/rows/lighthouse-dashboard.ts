import { newMember, signIn } from '../../../e2e/support/customers.ts'
import { verify } from '../../../e2e/support/visit.ts'
import { lighthouseRow } from '../lighthouse.ts'

/** 2a.9 keeps the page out of search engines, which Lighthouse counts against it. */
export const row = lighthouseRow({
  what: 'Rewards dashboard',
  path: '/rewards/dashboard',
  forbidden: { 'is-crawlable': '2a.9' },
  async before(page) {
    await verify(page.context())
    await signIn(page, await newMember(page.request))
  },
})
