import { expect, test } from 'vitest'
import { GatewayError, type ErrorCode } from '../../platform/errors.ts'
import { startGateway, virtualClock } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'
import { withBreaker } from './breaker.ts'
import type { UpstreamAnswer, UpstreamTarget } from './upstream-call.ts'

const target = (name: string): UpstreamTarget => ({
  name,
  base: 'https://a.example',
  exchange: () => Promise.reject(new Error('not called')),
})
const answer: UpstreamAnswer = { status: 200, header: () => undefined, body: Buffer.alloc(0) }

function breaker() {
  const clock = virtualClock()
  const state: { error: ErrorCode | undefined; called: string[] } = { error: 'UPSTREAM_TIMEOUT', called: [] }
  const call = withBreaker((to) => {
    state.called.push(to.name)
    return state.error ? Promise.reject(new GatewayError(state.error)) : Promise.resolve(answer)
  }, clock)
  const ask = (name = 'ordering', withinMs?: number) =>
    call(target(name), { method: 'GET', path: '/', ...(withinMs !== undefined && { withinMs }) }).then(
      ({ status }) => String(status),
      (error: unknown) => (error instanceof GatewayError ? error.code : 'unknown'),
    )
  const times = async (count: number, name?: string) => {
    for (let index = 0; index < count; index++) await ask(name)
  }
  return { clock, state, ask, times }
}

test('an upstream that did not answer ten times is not called again for five seconds', async () => {
  const { clock, state, ask, times } = breaker()
  await times(10)
  expect(await ask()).toBe('UPSTREAM_UNREACHABLE')
  expect(state.called).toHaveLength(10)
  clock.advance(5000)
  expect(await ask()).toBe('UPSTREAM_TIMEOUT')
  expect(await ask()).toBe('UPSTREAM_UNREACHABLE')
  expect(state.called).toHaveLength(11)
})

test('after that one call tries, and the others wait for its outcome', async () => {
  const { clock, state, ask, times } = breaker()
  await times(10)
  clock.advance(5000)
  state.error = undefined
  const both = await Promise.all([ask(), ask()])
  expect(both).toEqual(['200', 'UPSTREAM_UNREACHABLE'])
  expect(await ask()).toBe('200')
})

test('each upstream has its own', async () => {
  const { state, ask, times } = breaker()
  await times(10, 'ordering')
  await ask('commerce')
  expect(state.called.at(-1)).toBe('commerce')
})

test('an answer in between, an error that an upstream reports, and a call with less time than usual do not count', async () => {
  const { state, ask, times } = breaker()
  await times(9)
  state.error = undefined
  await ask()
  state.error = 'UPSTREAM_TIMEOUT'
  await times(9)
  state.error = 'UPSTREAM_NOT_JSON'
  await ask()
  state.error = 'UPSTREAM_TIMEOUT'
  await times(9)
  for (let index = 0; index < 10; index++) await ask('ordering', 100)
  const before = state.called.length
  await ask()
  expect(state.called).toHaveLength(before + 1)
})

test('[server 4] a call does not wait for an upstream that is known not to answer', async () => {
  const clock = virtualClock()
  const app = await startGateway({
    clock,
    ordering: () => new Promise(() => undefined),
    commerce: () => Promise.resolve(json({ data: {} })),
  })
  const ask = () => app.inject('/api/ordering/categories?storeId=7').then((given) => given)
  for (let index = 0; index < 10; index++) {
    const asked = ask()
    let isDone = false
    void asked.then(() => (isDone = true))
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve))
      clock.advance(500)
    }
  }
  const before = clock.now()
  expect((await ask()).statusCode).toBe(502)
  expect(clock.now()).toBe(before)
})
