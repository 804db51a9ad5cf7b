import { expect, test } from 'vitest'

import { follow, wantedOf, type Walk } from './camera.ts'

const walkOf = (...names: string[]): Walk => ({
  names,
  async *shots() {
    for (const name of names) yield { name }
  },
})

test('without a name every picture is taken, with one only the walk that has it, and an unknown name is refused', () => {
  const [one, other] = [walkOf('home', 'cart'), walkOf('terms')]
  expect(wantedOf([one, other], [])).toEqual([
    [one, new Set(['home', 'cart'])],
    [other, new Set(['terms'])],
  ])
  expect(wantedOf([one, other], ['terms'])).toEqual([[other, new Set(['terms'])]])
  expect(() => wantedOf([one, other], ['attic'])).toThrow(
    'There is no picture called attic. The pictures are home, cart, terms.',
  )
})

test('a walk stops after the last picture that was asked for, and reports where it has none', async () => {
  const walk = async function* (seen: string[]) {
    for (const name of ['home', 'cart', 'terms']) {
      seen.push(name)
      yield { name }
    }
  }
  const [seen, taken]: [string[], string[]] = [[], []]
  await follow(walk(seen), new Set(['cart']), async ({ name }) => void taken.push(name))
  expect([seen, taken]).toEqual([['home', 'cart'], ['cart']])
  await expect(follow(walk([]), new Set(['attic']), async () => undefined)).rejects.toThrow(
    'The walk has no picture called attic.',
  )
})
