/**
 * Results of writes shared by all servers through Redis. The first server to see a key claims it and does the work; the
 * others wait for its result. While Redis is away each server has its own results, and the upstream still checks the
 * key.
 */
import { z } from 'zod'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { createScript, KEY_PREFIX, type SharedRedis } from '../../platform/redis.ts'
import { KEPT_MS, type IdempotentResults } from '../policies/idempotency.ts'
import type { Answer } from '../http/route.ts'

/** A dead server's claim passes to the next request after the maximum duration of a call. */
const CLAIM_MS = 10_000
const LOOK_EVERY = 50
/** The other server's call has its own, shorter deadline. */
const WAIT_MS = 6_000

const answerShape = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.base64().transform((text) => Buffer.from(text, 'base64')),
})
const heldShape = z.object({ fingerprint: z.string(), by: z.string(), answer: answerShape.optional() })

/** What the key already holds; undefined if the claim is now ours. */
const claim = createScript(`
local held = redis.call('GET', KEYS[1])
if held then return held end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return false`)
const giveUp = createScript(`if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end return 1`)

interface Options {
  clock: Clock
  ids: () => string
  /** What one server does without the others. */
  alone: IdempotentResults
}

export function createSharedResults(
  { client, goOn }: Pick<SharedRedis, 'client' | 'goOn'>,
  options: Options,
): IdempotentResults {
  const { clock, ids, alone } = options
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.timer(ms, resolve))

  async function shared(key: string, fingerprint: string, work: () => Promise<Answer>): Promise<Answer> {
    const name = `${KEY_PREFIX}once:${key}`
    const mine = JSON.stringify({ fingerprint, by: ids() })
    const until = clock.now() + WAIT_MS
    for (;;) {
      const held = await claim(client, [name], [mine, CLAIM_MS]).catch(goOn)
      if (held === undefined) return await work()
      if (typeof held !== 'string') return await claimed(name, mine, fingerprint, work)
      const found = heldShape.parse(JSON.parse(held))
      if (found.fingerprint !== fingerprint) throw new GatewayError('IDEMPOTENCY_CONFLICT')
      if (found.answer) return found.answer
      if (clock.now() >= until) throw new GatewayError('UPSTREAM_TIMEOUT')
      await pause(LOOK_EVERY)
    }
  }

  async function claimed(name: string, mine: string, fingerprint: string, work: () => Promise<Answer>) {
    try {
      const answer = await work()
      const { status, headers } = answer
      const result = { fingerprint, by: '', answer: { status, headers, body: answer.body.toString('base64') } }
      // A result that cannot be stored is requested again on a repeat; the upstream checks the key too.
      await client.set(name, JSON.stringify(result), 'PX', KEPT_MS).catch(goOn)
      return answer
    } catch (error) {
      await giveUp(client, [name], [mine]).catch(goOn)
      throw error
    }
  }

  return {
    once: (key, fingerprint, work) =>
      alone.once(key, fingerprint, (known) => shared(known, fingerprint, () => work(known))),
  }
}
