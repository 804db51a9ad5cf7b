/** What is chosen under a seed: the same seed chooses the same. */
import { createRandom } from '../simulate/seed/random.ts'

export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Picks by weight. */
  weighed<T extends { readonly weight: number }>(list: readonly T[]): T
}

export function createChoices(seed: number): Random {
  const { next, below, chance } = createRandom(seed, 'chaos')
  const found = <T>(item: T | undefined): T => {
    if (item === undefined) throw new RangeError('There is nothing to pick from.')
    return item
  }
  return {
    below,
    chance,
    pick: (list) => found(list[below(list.length)]),
    weighed(list) {
      let left = next() * list.reduce((sum, { weight }) => sum + weight, 0)
      return found(list.find(({ weight }) => (left -= weight) < 0) ?? list.at(-1))
    },
  }
}
