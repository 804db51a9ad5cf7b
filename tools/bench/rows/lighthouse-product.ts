import { lighthouseRow } from '../lighthouse.ts'

export const row = lighthouseRow({ what: 'product', path: '/shopd/product/kept-slate_travel_tin-p10033?no-age-gate' })
