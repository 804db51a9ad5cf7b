/** A log that is shown live on another device: who may, how long, and how much of it is kept. */
import { describe, expect, test } from 'vitest'
import { randomId } from '../../platform/random-id.ts'
import { virtualClock } from '../../testing/gateway-harness.ts'
import { CODE_MS, createFollowings, LONGEST_MS, MAX_FOLLOWINGS, SILENCE_MS } from './followings.ts'

const log = (text: string) => Buffer.from(text)
const nothing = Buffer.alloc(0)

function open(codes: string[] = []) {
  const clock = virtualClock()
  let drawn = 0
  const code = () => codes.shift() ?? String((drawn += 1)).padStart(6, '0')
  const followings = createFollowings(clock, { code, secret: randomId })
  const begin = () => {
    const begun = followings.begin()
    if (!begun) throw new Error('There is no room.')
    return begun
  }
  const pair = () => {
    const { code: shown, secret: desk } = begin()
    return { desk, phone: followings.join(shown) ?? '' }
  }
  /** Both sides are heard meanwhile. */
  const goOn = (ms: number, { desk, phone }: { desk: string; phone: string }) => {
    for (let left = ms; left > 0; left -= SILENCE_MS / 2) {
      clock.advance(Math.min(left, SILENCE_MS / 2))
      followings.news(desk, 99)
      followings.show(phone, nothing)
    }
  }
  return { clock, followings, begin, pair, goOn }
}

test('a desk waits for the device that enters its code, and is given each newest log', () => {
  const { followings, begin } = open()
  const { code, secret } = begin()
  expect(followings.news(secret, 0)).toEqual({ state: 'waiting', version: 0, log: null })
  const phone = followings.join(code) ?? ''
  expect(followings.news(secret, 0)).toEqual({ state: 'following', version: 0, log: null })
  followings.show(phone, log('one'))
  followings.show(phone, log('two'))
  expect(followings.news(secret, 0)).toEqual({ state: 'following', version: 2, log: log('two') })
})

test('a log is kept until the desk has it, and dropped then', () => {
  const { followings, pair } = open()
  const { desk, phone } = pair()
  followings.show(phone, log('one'))
  expect(followings.news(desk, 0)?.log).toEqual(log('one'))
  expect(followings.news(desk, 0)?.log).toEqual(log('one'))
  expect(followings.news(desk, 1)).toEqual({ state: 'following', version: 1, log: null })
  expect(followings.news(desk, 0)?.log).toBeNull()
})

test('an empty log says that the device is there, and is no news', () => {
  const { followings, pair } = open()
  const { desk, phone } = pair()
  followings.show(phone, log('one'))
  expect(followings.show(phone, nothing)).toBe(true)
  expect(followings.news(desk, 0)).toEqual({ state: 'following', version: 1, log: log('one') })
})

describe('a code', () => {
  test('works once', () => {
    const { followings, begin } = open()
    const { code } = begin()
    expect(followings.join(code)).toBeDefined()
    expect(followings.join(code)).toBeUndefined()
    expect(followings.join('999999')).toBeUndefined()
  })

  test('works for ten minutes', () => {
    const { clock, followings, begin } = open()
    const { code, secret } = begin()
    for (let at = 0; at < CODE_MS; at += SILENCE_MS / 2) {
      expect(followings.news(secret, 0)).toBeDefined()
      clock.advance(SILENCE_MS / 2)
    }
    expect(followings.join(code)).toBeUndefined()
    expect(followings.news(secret, 0)).toBeUndefined()
  })

  test('does not work once the desk is gone', () => {
    const { clock, followings, begin } = open()
    const { code } = begin()
    clock.advance(SILENCE_MS)
    expect(followings.join(code)).toBeUndefined()
  })

  test('belongs to one desk at a time', () => {
    const { begin } = open(['000001', '000001', '000002'])
    expect([begin().code, begin().code]).toEqual(['000001', '000002'])
  })
})

describe('it is over', () => {
  test.each(['desk', 'phone'] as const)('for both when the %s ends it', (who) => {
    const { followings, pair } = open()
    const both = pair()
    followings.end(both[who])
    expect(followings.news(both.desk, 0)).toBeUndefined()
    expect(followings.show(both.phone, log('more'))).toBe(false)
  })

  test('for the desk when the device is silent, and for the device when the desk is', () => {
    const one = open()
    const first = one.pair()
    one.clock.advance(SILENCE_MS / 2)
    expect(one.followings.news(first.desk, 0)).toBeDefined()
    one.clock.advance(SILENCE_MS / 2)
    expect(one.followings.news(first.desk, 0)).toBeUndefined()

    const other = open()
    const second = other.pair()
    other.clock.advance(SILENCE_MS / 2)
    expect(other.followings.show(second.phone, nothing)).toBe(true)
    other.clock.advance(SILENCE_MS / 2)
    expect(other.followings.show(second.phone, nothing)).toBe(false)
  })

  test('after four hours, however much is said', () => {
    const { followings, pair, goOn } = open()
    const both = pair()
    goOn(LONGEST_MS - 1, both)
    expect(followings.news(both.desk, 0)).toBeDefined()
    goOn(1, both)
    expect(followings.news(both.desk, 0)).toBeUndefined()
  })
})

test('a secret opens its own side of its own following, and nothing else', () => {
  const { followings, pair } = open()
  const [one, other] = [pair(), pair()]
  followings.show(one.phone, log('private'))
  expect(followings.news(other.desk, 0)?.log).toBeNull()
  expect(followings.news(one.phone, 0)).toBeUndefined()
  expect(followings.show(one.desk, log('forged'))).toBe(false)
  for (const secret of ['', 'x'.repeat(24)]) {
    expect(followings.news(secret, 0)).toBeUndefined()
    expect(followings.show(secret, log('forged'))).toBe(false)
    followings.end(secret)
  }
  followings.end(other.desk)
  expect(followings.news(one.desk, 0)).toEqual({ state: 'following', version: 1, log: log('private') })
})

test('there are at most sixteen: the desk that waits longest gives way, those that are shown a log do not', () => {
  const { clock, followings, begin, pair } = open()
  const shown = pair()
  const oldest = begin()
  clock.advance(1)
  for (let count = 2; count < MAX_FOLLOWINGS; count += 1) begin()
  begin()
  expect(followings.news(oldest.secret, 0)).toBeUndefined()
  expect(followings.news(shown.desk, 0)).toBeDefined()

  const full = open()
  const pairs = Array.from({ length: MAX_FOLLOWINGS }, full.pair)
  expect(full.followings.begin()).toBeUndefined()
  expect(pairs.every(({ desk }) => full.followings.news(desk, 0) !== undefined)).toBe(true)
})

test('a log that nobody asks for is dropped by itself, and nothing waits once all is over', () => {
  const { clock, followings, pair } = open()
  let timers = 0
  const counting = createFollowings(
    {
      now: clock.now,
      timer: (ms, fire) => {
        timers += 1
        return clock.timer(ms, () => {
          timers -= 1
          fire()
        })
      },
    },
    { code: () => '000000', secret: randomId },
  )
  counting.begin()
  expect(timers).toBe(1)
  clock.advance(SILENCE_MS)
  expect(timers).toBe(0)

  const both = pair()
  followings.close()
  expect(followings.news(both.desk, 0)).toBeUndefined()
})
