import { lighthouseRow } from '../lighthouse.ts'

export const row = lighthouseRow({ what: 'category', path: '/shopd/category/flower?no-age-gate' })
