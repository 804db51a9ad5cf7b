import { lighthouseRow } from '../lighthouse.ts'
import { memberWithCart } from '../visits.ts'

export const row = lighthouseRow({
  what: 'the checkout of a member',
  path: '/checkout',
  earlier: memberWithCart,
  forbidden: { 'is-crawlable': 'a checkout is no search result' },
})
