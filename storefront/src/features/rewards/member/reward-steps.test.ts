import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { formatsOf } from '../../../shared/i18n/formats.ts'
import { inEnglish } from '../../../testing/texts.ts'
import { groupsOfFour, rewardSteps } from './reward-steps.ts'

const ladder = [
  { points: 100, value: 500 },
  { points: 300, value: 1800 },
]

test('[1.4] progress to the next reward', () => {
  expect(rewardSteps(0, ladder)).toEqual({ next: ladder[0], missing: 100, share: 0 })
  expect(rewardSteps(100, ladder)).toEqual({ next: ladder[1], missing: 200, share: 1 / 3 })
  expect(rewardSteps(5000, ladder)).toEqual({ next: null, missing: 0, share: 1 })
  expect(rewardSteps(10, [])).toEqual({ next: null, missing: 0, share: 0 })
  expect(rewardSteps(-4, ladder)).toEqual({ next: ladder[0], missing: 100, share: 0 })
})

test('[1.4] points plus missing points make the next reward, and no reward in between is skipped', () => {
  const anyLadder = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 8 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12_000 }), anyLadder, (points, steps) => {
      const { next, missing, share } = rewardSteps(
        points,
        steps.map((step) => ({ points: step, value: step })),
      )
      const ahead = steps.filter((step) => step > points)
      expect(next?.points ?? null).toBe(ahead.length === 0 ? null : Math.min(...ahead))
      expect(points + missing).toBe(next?.points ?? points)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }),
  )
})

test('[1.4] a member code is grouped by four characters', () => {
  expect(groupsOfFour('K7QX2M9TRWHD')).toBe('K7QX 2M9T RWHD')
  expect(groupsOfFour('K7QX 2M9T RW')).toBe('K7QX 2M9T RW')
  expect(groupsOfFour('')).toBe('')
})

test('[1.9] figures and dates are formatted for people; an invalid date stays unchanged', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { change, day, number, sum } = formatsOf('en')
  const t = inEnglish().texts.getFixedT('en', 'rewards')
  const pointsOf = (points: number) => t('points', { count: points, number: number(points) })
  expect([number(128_450), change(40), change(-100), change(0)]).toEqual(['128,450', '+40', '-100', '0'])
  expect([pointsOf(1), pointsOf(300)]).toEqual(['1 point', '300 points'])
  expect([sum(500), sum(550)]).toEqual(['$5', '$5.50'])
  expect(day('2026-11-19 23:30:00')).toBe('November 19, 2026')
  expect(day('soon')).toBe('soon')
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})
