/** Subscriptions of the embedded backend, through the gateway, over real sockets. */
import * as credentials from '@leaflog/core/wire/commerce/credentials'
import { orderingPaths, cart as cartShape } from '@leaflog/core/wire/ordering/ordering'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { notifyChange } from '../backend/platform/changes/notify.ts'
import { postTo } from '../backend/apis/graphql/post-to.ts'
import { inProcessExchange } from '../platform/exchange-in-process.ts'
import { realClock, startGateway } from '../testing/gateway-harness.ts'
import { initialised, listen, openSocket, type LiveSocket } from '../testing/live-client.ts'
import { openSampleBackend, type SampleBackend } from '../testing/sample-backend.ts'

const base = 'http://commerce.test'
let sample: SampleBackend
let app: FastifyInstance
let port: number

beforeAll(async () => {
  sample = await openSampleBackend({ publicUrl: base })
  app = await startGateway({
    clock: realClock,
    targets: { commerce: { name: 'commerce', base, exchange: inProcessExchange(sample.backend.commerce) } },
    deps: { live: sample.backend.live },
  })
  port = await listen(app)
})
afterAll(async () => {
  await app.close()
  await sample.close()
})

const subscribe = (socket: LiveSocket, query: string, variables: object = {}) =>
  socket.send({ id: 'a', type: 'subscribe', payload: { query, variables } })
const told = (data: object) => ({ id: 'a', type: 'next', payload: { data } })
const refused = (category: string) => ({ id: 'a', type: 'error', payload: [{ extensions: { category } }] })

const toCart = 'subscription ($id: String!) { cartChanged(cart_id: $id) { cart_id version } }'
const toSession = 'subscription { sessionChanged { state } }'
const toMenu = 'subscription ($code: String!) { menuChanged(store_code: $code) { store_code version } }'

const ordering = async (path: string) => {
  const answer = await sample.backend.ordering(new Request(base + path))
  return cartShape.parse(await answer.json())
}
const newCart = async () => (await ordering(orderingPaths.create('101', 'RECREATIONAL'))).id

/** A new signed-in customer. */
const signIn = async (email: string) => {
  const answer = await postTo(sample.backend.commerce, credentials.generateCustomerToken.query, {
    email,
    password: 'maple4leaf',
    cartId: null,
  })
  return credentials.generateCustomerToken.result.parse(answer.data).generateCustomerToken.token
}
const signUp = async (email: string) => {
  const input = { email, password: 'maple4leaf', firstname: 'Rosa', lastname: 'Delgado' }
  await postTo(
    sample.backend.commerce,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input },
  )
  return signIn(email)
}
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const signOut = (token: string) =>
  postTo(sample.backend.commerce, credentials.revokeCustomerToken.query, {}, { authorization: `Bearer ${token}` })

const versioned = z.object({ id: z.string(), version: z.string() })

describe('cartChanged', () => {
  test('an ordering cart on a second device: a first event at once, then one for every change', async () => {
    const id = await newCart()
    const socket = await initialised(port)
    subscribe(socket, toCart, { id })
    expect(await socket.next()).toEqual(told({ cartChanged: { cart_id: id, version: null } }))
    const versions = new Set<string>()
    for (const quantity of [1, 2]) {
      await ordering(orderingPaths.add('101', id, 'flower1', '3.5g', quantity))
      const change = await socket.next()
      const { payload } = z
        .object({ payload: z.object({ data: z.object({ cartChanged: z.object({ version: z.string() }) }) }) })
        .parse(change)
      versions.add(payload.data.cartChanged.version)
    }
    expect(versions.size).toBe(2)
    socket.close()
  })

  test('a commerce cart names the version that it has read: in the first event, and in the answer to a change', async () => {
    const ask = async (query: string, variables: object) =>
      (await postTo(sample.backend.commerce, query, variables)).data
    const made = await ask('mutation { createGuestCart { cart { id version } } }', {})
    const { cart } = z.object({ createGuestCart: z.object({ cart: versioned }) }).parse(made).createGuestCart
    const socket = await initialised(port)
    subscribe(socket, toCart, { id: cart.id })
    expect(await socket.next()).toEqual(told({ cartChanged: { cart_id: cart.id, version: cart.version } }))
    const change = `mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { id version } } }`
    const changed = await ask(change, { input: { cart_id: cart.id, email: 'ivy@example.com' } })
    const after = z.object({ setGuestEmailOnCart: z.object({ cart: versioned }) }).parse(changed)
      .setGuestEmailOnCart.cart
    expect(after.version).not.toBe(cart.version)
    expect(await socket.next()).toEqual(told({ cartChanged: { cart_id: cart.id, version: after.version } }))
    const read = await ask('query ($id: String!) { cart(cart_id: $id) { id version } }', { id: cart.id })
    expect(read).toEqual({ cart: after })
    socket.close()
  })

  test('a cart that does not exist', async () => {
    const socket = await initialised(port)
    subscribe(socket, toCart, { id: 'nothing' })
    expect(await socket.next()).toMatchObject(refused('graphql-no-such-entity'))
    socket.close()
  })

  test('the deletion of a cart is its last change', async () => {
    const id = await newCart()
    const socket = await initialised(port)
    subscribe(socket, toCart, { id })
    await socket.next()
    await sample.db.transaction().execute(async (db) => {
      await db.deleteFrom('carts').where('id', '=', id).execute()
      await notifyChange(db, 'cart', id)
    })
    expect(await socket.next()).toMatchObject({ type: 'next', payload: { data: { cartChanged: { cart_id: id } } } })
    expect(await socket.next()).toEqual({ id: 'a', type: 'complete' })
    socket.close()
  })

  test('only the customer can follow their cart, until they are signed out', async () => {
    const token = await signUp('owner@example.com')
    const { data } = await postTo(
      sample.backend.commerce,
      '{ customerCart { id } }',
      {},
      { authorization: `Bearer ${token}` },
    )
    const { id } = z.object({ customerCart: z.object({ id: z.string() }) }).parse(data).customerCart
    const [owner, guest, other] = [
      await initialised(port, bearer(token)),
      await initialised(port),
      await initialised(port, bearer(await signUp('other@example.com'))),
    ]
    for (const socket of [owner, guest, other]) subscribe(socket, toCart, { id })
    expect(await owner.next()).toMatchObject({ type: 'next' })
    expect(await guest.next()).toMatchObject(refused('graphql-authorization'))
    expect(await other.next()).toMatchObject(refused('graphql-authorization'))
    const change = () => sample.db.transaction().execute((db) => notifyChange(db, 'cart', id))
    await change()
    expect(await owner.next()).toMatchObject({ type: 'next' })
    await signOut(token)
    await change()
    expect(await owner.next()).toEqual({ id: 'a', type: 'complete' })
    for (const socket of [owner, guest, other]) socket.close()
  })
})

describe('sessionChanged', () => {
  test('[2c.6] deleting the account revokes the other sign-ins; the one that asked has its answer', async () => {
    const email = 'leaving@example.com'
    const [asking, other] = [await signUp(email), await signIn(email)]
    const [one, two] = [await initialised(port, bearer(asking)), await initialised(port, bearer(other))]
    for (const socket of [one, two]) {
      subscribe(socket, toSession)
      expect(await socket.next()).toEqual(told({ sessionChanged: { state: 'signedIn' } }))
    }
    const authorization = { authorization: `Bearer ${asking}` }
    const { data } = await postTo(sample.backend.commerce, 'mutation { deleteCustomer }', {}, authorization)
    expect(data).toEqual({ deleteCustomer: true })
    expect(await two.next()).toEqual(told({ sessionChanged: { state: 'revoked' } }))
    // What a socket hears comes in order: this answer would follow a notice of the session.
    one.send({ type: 'ping' })
    expect(await one.next()).toEqual({ type: 'pong' })
    one.close()
    two.close()
  })

  test('signed in, and revoked when it ends elsewhere; only this sign-in', async () => {
    const email = 'two-devices@example.com'
    const tokens = [await signUp(email), await signIn(email)] as const
    const [one, two] = [await initialised(port, bearer(tokens[0])), await initialised(port, bearer(tokens[1]))]
    for (const socket of [one, two]) {
      subscribe(socket, toSession)
      expect(await socket.next()).toEqual(told({ sessionChanged: { state: 'signedIn' } }))
    }
    await signOut(tokens[0])
    expect(await one.next()).toEqual(told({ sessionChanged: { state: 'revoked' } }))
    expect(await one.next()).toEqual({ id: 'a', type: 'complete' })
    await signOut(tokens[1])
    expect(await two.next()).toEqual(told({ sessionChanged: { state: 'revoked' } }))
    for (const socket of [one, two]) socket.close()
    const late = await openSocket(port)
    late.send({ type: 'connection_init', payload: bearer(tokens[0]) })
    expect(await late.closed).toEqual({ code: 4403, reason: 'Forbidden' })
  })

  test('without a sign-in: graphql-authorization (8.8)', async () => {
    const socket = await initialised(port)
    subscribe(socket, toSession)
    expect(await socket.next()).toMatchObject(refused('graphql-authorization'))
    socket.close()
  })
})

const menuTold = z.object({
  payload: z.object({
    data: z.object({ menuChanged: z.object({ store_code: z.literal('fl_miami'), version: z.string() }) }),
  }),
})

test('menuChanged: for the followed store, if it exists', async () => {
  const socket = await initialised(port)
  subscribe(socket, toMenu, { code: 'fl_miami' })
  expect(await socket.next()).toEqual(told({ menuChanged: { store_code: 'fl_miami', version: '0' } }))
  await sample.db.transaction().execute((db) => notifyChange(db, 'menu', 'elsewhere'))
  await sample.db.transaction().execute((db) => notifyChange(db, 'menu', 'fl_miami'))
  const { version } = menuTold.parse(await socket.next()).payload.data.menuChanged
  expect(version).toMatch(/^[1-9]\d*$/)
  socket.close()
  const later = await initialised(port)
  subscribe(later, toMenu, { code: 'fl_miami' })
  expect(await later.next()).toEqual(told({ menuChanged: { store_code: 'fl_miami', version } }))
  later.close()
  const nowhere = await initialised(port)
  subscribe(nowhere, toMenu, { code: 'xx_nowhere' })
  expect(await nowhere.next()).toMatchObject(refused('graphql-no-such-entity'))
  nowhere.close()
})

describe('documents have the limits of requests', () => {
  const aliased = Array.from({ length: 41 }, (_, index) => `s${index}: state`).join(' ')
  const lists = (depth: number): string => (depth === 0 ? '__typename' : `... { ${lists(depth - 1)} }`)
  test.each([
    ['a query', '{ storeConfig { store_code } }', 'Only subscriptions are accepted here.'],
    ['a mutation', 'mutation { revokeCustomerToken { result } }', 'Only subscriptions are accepted here.'],
    ['too many aliases', `subscription { sessionChanged { ${aliased} } }`, 'aliases may be at most 40'],
    ['too many tokens', `subscription { sessionChanged { ${'state '.repeat(4100)} } }`, 'more than 4000 tokens'],
    ['no such field', 'subscription { nothingChanged }', 'Cannot query field'],
    ['two roots', `subscription { sessionChanged { state } b: sessionChanged { state } }`, 'must select only one'],
    ['a document that does not parse', 'subscription {', 'Syntax Error'],
    ['nesting without end', `subscription { ${lists(1300)} }`, ''],
    ['more nesting than tokens', `subscription { ${lists(3000)} }`, ''],
  ])('%s', async (_what, query, message) => {
    const socket = await initialised(port)
    subscribe(socket, query)
    const answer = z
      .object({
        type: z.literal('error'),
        payload: z.array(
          z.object({
            message: z.string(),
            extensions: z.strictObject({
              category: z.string(),
              code: z.string().optional(),
              params: z.object({}).optional(),
            }),
          }),
        ),
      })
      .parse(await socket.next())
    expect(answer.payload.map((error) => error.message).join('\n')).toContain(message)
    socket.close()
  })
})

test('by POST, as server-sent events', async () => {
  const id = await newCart()
  const controller = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${port}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: toCart, variables: { id } }),
    signal: controller.signal,
  })
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('data:')) text += (await reader?.read())?.value ?? ''
  expect(text).toContain(`event: next\ndata: {"data":{"cartChanged":{"cart_id":"${id}","version":null}}}\n\n`)
  controller.abort()
})
