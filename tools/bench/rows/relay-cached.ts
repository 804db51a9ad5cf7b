import { measureRelay } from '../relay.ts'
import { atLeast, type Row } from '../row.ts'

export const row: Row = {
  name: 'cached answer, GraphQL',
  goal: '≥ 3 × @fastify/http-proxy',
  unit: 'requests/s',
  met: atLeast(3),
  run: () => measureRelay('query Config { storeConfig { store_code } }', 8000),
}
