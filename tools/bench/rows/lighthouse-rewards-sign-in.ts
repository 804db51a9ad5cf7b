import { lighthouseRow } from '../lighthouse.ts'

/** 2a.9 keeps the page out of search engines, which Lighthouse counts against it. */
export const row = lighthouseRow({
  what: 'Rewards sign-in',
  path: '/rewards/login?no-age-gate',
  forbidden: { 'is-crawlable': '2a.9: no search result' },
})
