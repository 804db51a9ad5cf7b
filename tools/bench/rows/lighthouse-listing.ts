import { lighthouseRow } from '../lighthouse.ts'

export const row = lighthouseRow({ what: 'a listing with delivery', path: '/category/flower?no-age-gate' })
