/** Following an order, through the gateway, over real sockets. */
import * as credentials from '@leaflog/core/wire/commerce/credentials'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { postTo } from '../backend/apis/graphql/post-to.ts'
import { notifyChange } from '../backend/platform/changes/notify.ts'
import { inProcessExchange } from '../platform/exchange-in-process.ts'
import { realClock, startGateway } from '../testing/gateway-harness.ts'
import { initialised, listen, type LiveSocket } from '../testing/live-client.ts'
import { openSampleBackend, type SampleBackend } from '../testing/sample-backend.ts'
import { SAMPLE_PASSWORD, sampleMember } from '../testing/sample-customers.ts'

const base = 'http://commerce.test'
let sample: SampleBackend
let app: FastifyInstance
let port: number

beforeAll(async () => {
  sample = await openSampleBackend({ publicUrl: base })
  const commerce = { name: 'commerce', base, exchange: inProcessExchange(sample.backend.commerce) }
  app = await startGateway({ clock: realClock, targets: { commerce }, deps: { live: sample.backend.live } })
  port = await listen(app)
})
afterAll(async () => {
  await app.close()
  await sample.close()
})

const toOrder =
  'subscription ($number: String!, $token: String) { orderChanged(number: $number, token: $token) { version } }'
const follow = (socket: LiveSocket, variables: { number: string; token?: string }) =>
  socket.send({ id: 'a', type: 'subscribe', payload: { query: toOrder, variables } })

const told = z.object({
  type: z.literal('next'),
  payload: z.object({ data: z.object({ orderChanged: z.object({ version: z.string() }) }) }),
})
const versionIn = (message: unknown) => told.parse(message).payload.data.orderChanged.version
const unknown = { id: 'a', type: 'error', payload: [{ extensions: { category: 'graphql-no-such-entity' } }] }
const change = (number: string) => sample.db.transaction().execute((db) => notifyChange(db, 'order', number))

/** A guest's order of the demo data, with a token. */
const GUESTS = '100000001'
const token = 'ab'.repeat(16)
/** The sample member's. */
const OWN = '100001004'

const signIn = async (email: string, password: string) => {
  const variables = { email, password, cartId: null }
  const { data } = await postTo(sample.backend.commerce, credentials.generateCustomerToken.query, variables)
  return { Authorization: `Bearer ${credentials.generateCustomerToken.result.parse(data).generateCustomerToken.token}` }
}

test('[shop 6] a guest follows an order with its token, until it is no longer theirs', async () => {
  await sample.db.updateTable('orders').set({ token }).where('increment_id', '=', GUESTS).execute()
  const socket = await initialised(port)
  follow(socket, { number: GUESTS, token })
  const first = versionIn(await socket.next())
  await change(GUESTS)
  expect(versionIn(await socket.next())).not.toBe(first)
  await sample.db.updateTable('orders').set({ token: null }).where('increment_id', '=', GUESTS).execute()
  await change(GUESTS)
  expect(await socket.next()).toEqual({ id: 'a', type: 'complete' })
  socket.close()
})

test('[shop 6] without the token, with another order’s, or signed in as somebody else there is no such order', async () => {
  await sample.db.updateTable('orders').set({ token }).where('increment_id', '=', GUESTS).execute()
  const asked = [
    { number: GUESTS },
    { number: GUESTS, token: 'cd'.repeat(16) },
    { number: OWN, token },
    { number: OWN },
    { number: 'nothing', token },
  ]
  for (const variables of asked) {
    const socket = await initialised(port)
    follow(socket, variables)
    expect(await socket.next()).toMatchObject(unknown)
    socket.close()
  }
  const other = await initialised(port, await signIn('sam.shopper@example.com', SAMPLE_PASSWORD))
  follow(other, { number: OWN })
  expect(await other.next()).toMatchObject(unknown)
  other.close()
})

test('[shop 6] a customer follows an order of the account, and a guest’s with its token', async () => {
  await sample.db.updateTable('orders').set({ token }).where('increment_id', '=', GUESTS).execute()
  const signedIn = await signIn(sampleMember.email, SAMPLE_PASSWORD)
  for (const variables of [{ number: OWN }, { number: GUESTS, token }]) {
    const socket = await initialised(port, signedIn)
    follow(socket, variables)
    const first = versionIn(await socket.next())
    await change(variables.number)
    expect(versionIn(await socket.next())).not.toBe(first)
    socket.close()
  }
})
