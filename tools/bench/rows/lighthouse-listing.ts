import { lighthouseRow } from '../lighthouse.ts'
import { atDeliveringStore } from '../visits.ts'

export const row = lighthouseRow({
  what: 'a listing with delivery',
  path: '/category/flower',
  earlier: atDeliveringStore,
})
