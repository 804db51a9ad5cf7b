import { lighthouseRow } from '../lighthouse.ts'
import { memberWithCart } from '../visits.ts'

export const row = lighthouseRow({
  what: 'the dashboard of a member',
  path: '/rewards/dashboard',
  earlier: memberWithCart,
  forbidden: { 'is-crawlable': '2a.9: no search result' },
})
