/** Rate limits counted over all servers in Redis, or by each server alone while Redis is away. */
import { createScript, KEY_PREFIX, type SharedRedis } from '../../platform/redis.ts'
import type { SharedWindows, Windows } from './rate-limit.ts'

/** A window begins with the first request, and its key expires with it. */
const count = createScript(`
local times = redis.call('INCRBY', KEYS[1], ARGV[1])
if times == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return {times, redis.call('PTTL', KEYS[1])}`)

/** @param name distinguishes these windows from others in the same Redis */
export function createSharedWindows(
  { client, goOn }: Pick<SharedRedis, 'client' | 'goOn'>,
  name: string,
  alone: Windows,
): SharedWindows {
  return {
    count: async (key, limit, times = 1) => {
      const answer = await count(client, [`${KEY_PREFIX}limit:${name}:${key}`], [times, limit.seconds * 1000]).catch(
        goOn,
      )
      if (!Array.isArray(answer)) return alone.count(key, limit, times)
      const [counted, left] = answer.map(Number)
      if (counted === undefined || left === undefined) return alone.count(key, limit, times)
      return counted <= limit.times ? 0 : Math.max(1, Math.ceil(left / 1000))
    },
  }
}
