import { measureRelay } from '../relay.ts'
import { atLeast, type Row } from '../row.ts'

export const row: Row = {
  name: 'guarded relay, GraphQL',
  goal: '≥ 0.7 × @fastify/http-proxy',
  unit: 'requests/s',
  met: atLeast(0.7),
  run: () => measureRelay('query Cart { cart(cart_id: "x") { id } }', 4000),
}
