import { measureRelay } from '../relay.ts'
import { atLeast, type Row } from '../row.ts'

export const row: Row = {
  name: 'guarded relay, GraphQL',
  goal: '≥ 0.8 × @fastify/http-proxy',
  unit: 'requests/s',
  met: atLeast(0.8),
  run: () => measureRelay('query Cart { cart(cart_id: "x") { id } }', 4000),
}
