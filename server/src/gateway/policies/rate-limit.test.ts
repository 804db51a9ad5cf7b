import { describe, expect, test } from 'vitest'
import { virtualClock } from '../../testing/gateway-harness.ts'
import { createRateLimit, createWindows, networkOf } from './rate-limit.ts'

describe('a rate limit', () => {
  test('allows the limit per minute, then none until the minute is over', () => {
    const clock = virtualClock()
    const limit = createRateLimit(createWindows(clock), 2)
    expect([limit('10.0.0.1'), limit('10.0.0.1')]).toEqual([0, 0])
    clock.advance(15_500)
    expect(limit('10.0.0.1')).toBe(45)
    clock.advance(44_499)
    expect(limit('10.0.0.1')).toBe(1)
    clock.advance(1)
    expect(limit('10.0.0.1')).toBe(0)
  })

  test('requests while refused do not extend the wait', async () => {
    const clock = virtualClock()
    const limit = createRateLimit(createWindows(clock), 1)
    for (let index = 0; index < 60; index++) {
      await limit('10.0.0.1')
      clock.advance(1_000)
    }
    expect(limit('10.0.0.1')).toBe(0)
  })

  test('each network has its own', () => {
    const limit = createRateLimit(createWindows(virtualClock()), 1)
    expect([limit('10.0.0.1'), limit('10.0.0.2'), limit('2001:db8::1'), limit('2001:db8:0:1::1')]).toEqual([0, 0, 0, 0])
    expect(limit('2001:db8::ffff')).toBe(60)
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0000:0000:1:2:3:4', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
