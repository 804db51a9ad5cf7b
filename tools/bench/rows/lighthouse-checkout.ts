import { beginAsGuest, guestWithCart } from '../../../e2e/support/checkout.ts'
import { verify } from '../../../e2e/support/visit.ts'
import { lighthouseRow } from '../lighthouse.ts'

/** 2a.9 keeps the page out of search engines, which Lighthouse counts against it. */
export const row = lighthouseRow({
  what: 'checkout of a guest',
  path: '/checkout',
  forbidden: { 'is-crawlable': '2a.9' },
  async before(page) {
    await verify(page.context())
    await guestWithCart(page)
    await beginAsGuest(page)
  },
})
