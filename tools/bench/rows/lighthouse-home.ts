import { lighthouseRow } from '../lighthouse.ts'

export const row = lighthouseRow({ what: 'home', path: '/?no-age-gate' })
