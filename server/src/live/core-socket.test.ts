/** The core's socket against our server. */
import { platformPorts } from '@leaflog/core/browser'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGateway, virtualClock, type GatewayOptions } from '../testing/gateway-harness.ts'
import { listen, playedLive } from '../testing/live-client.ts'

let app: FastifyInstance
let gateway: string
let live: ReturnType<typeof playedLive>

async function start(options: GatewayOptions = {}): Promise<void> {
  live = playedLive()
  app = await startGateway({ clock: virtualClock(), ...options, deps: { live: live.upstream, ...options.deps } })
  gateway = `http://127.0.0.1:${await listen(app)}`
}
beforeEach(() => start())
afterEach(async () => {
  await app.close()
  if (live.running.size > 0) throw new Error('somebody is followed still')
})

type Live = Awaited<ReturnType<ReturnType<typeof platformPorts>['live']>>
type LiveState = Parameters<Parameters<ReturnType<Live['connect']>['forEach']>[0]>[0]

/** A connection that records its status. */
async function connect(token: string | null = null) {
  const { connect: open } = await platformPorts({ brand: 'test' }).live()
  const seen: LiveState[] = []
  const over = Promise.withResolvers<void>()
  const first = Promise.withResolvers<LiveState>()
  const subscription = open(gateway, token).subscribe({
    next: (state) => {
      seen.push(state)
      first.resolve(state)
    },
    complete: () => over.resolve(),
  })
  return { seen, over: over.promise, first: first.promise, leave: () => subscription.unsubscribe() }
}

async function opened(token: string | null = null) {
  const connection = await connect(token)
  const state = await connection.first
  if (state.is !== 'open') throw new Error(`closed: ${state.why}`)
  return { ...connection, follow: state.follow }
}

const subscription = (name: string) => ({
  operationName: name,
  query: `subscription ${name} { ${name} }`,
  variables: { n: 1 },
})

/** Follows, records the events, and reports the end. */
function hear({ follow }: Awaited<ReturnType<typeof opened>>, name: string) {
  const told: unknown[] = []
  const waiting: (() => void)[] = []
  const over = Promise.withResolvers<void>()
  const following = follow(subscription(name)).subscribe({
    next: (data) => {
      told.push(data)
      for (const go of waiting.splice(0)) go()
    },
    complete: () => over.resolve(),
  })
  const next = () => new Promise<void>((resolve) => waiting.push(resolve))
  return { told, next, over: over.promise, leave: () => following.unsubscribe() }
}

test('each event reaches its own follower unchanged; leaving one subscription affects no other', async () => {
  const connection = await opened()
  const one = hear(connection, 'one')
  const first = await live.begun()
  const two = hear(connection, 'two')
  const second = await live.begun()
  expect(first.operation).toMatchObject(subscription('one'))
  expect(first.authorization).toBeNull()
  const heard = [one.next(), two.next()]
  first.tell({ one: 1 })
  second.tell({ two: 2 })
  await Promise.all(heard)
  expect([one.told, two.told]).toEqual([[{ one: 1 }], [{ two: 2 }]])
  one.leave()
  await first.over
  const again = two.next()
  second.tell({ two: 3 })
  await again
  expect(two.told).toHaveLength(2)
  second.complete()
  await two.over
  connection.leave()
})

test('the token is sent with the connection; an invalid one is refused', async () => {
  const connection = await opened('good')
  const mine = hear(connection, 'mine')
  const playing = await live.begun()
  expect(playing.authorization).toBe('Bearer good')
  connection.leave()
  await Promise.all([playing.over, mine.over])
  const refused = await connect('stale')
  await refused.over
  expect(refused.seen).toEqual([{ is: 'closed', why: 'refused' }])
})

test('a refused subscription ends, and the others go on', async () => {
  const connection = await opened()
  const wrong = hear(connection, 'wrong')
  await wrong.over
  expect(wrong.told).toEqual([])
  const right = hear(connection, 'right')
  const playing = await live.begun()
  const heard = right.next()
  playing.tell({ right: true })
  await heard
  connection.leave()
})

test('a server that stops loses the connection and all its subscriptions', async () => {
  const connection = await opened()
  const mine = hear(connection, 'mine')
  await live.begun()
  await app.close()
  await Promise.all([mine.over, connection.over])
  expect(connection.seen.map((state) => (state.is === 'closed' ? state.why : state.is))).toEqual(['open', 'lost'])
  const gone = await connect()
  await gone.over
  expect(gone.seen).toEqual([{ is: 'closed', why: 'lost' }])
})

test('a commerce backend without subscriptions: unavailable (501)', async () => {
  await app.close()
  await start({ deps: { live: undefined } })
  const connection = await connect()
  await connection.over
  expect(connection.seen).toEqual([{ is: 'closed', why: 'unavailable' }])
})

test('no free slot is not a reason to give up', async () => {
  await app.close()
  await start({ config: { live: { perAddress: 1, inAll: 1 } } })
  const connection = await opened()
  const second = await connect()
  await second.over
  expect(second.seen).toEqual([{ is: 'closed', why: 'lost' }])
  connection.leave()
})
