/** A seeded source of choices: the same seed makes the same choices (mulberry32). */
export interface Random {
  /** A whole number from 0 to below `below`. */
  whole(below: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Picks by weight. */
  weighed<T extends { readonly weight: number }>(list: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const found = <T>(item: T | undefined): T => {
    if (item === undefined) throw new RangeError('There is nothing to pick from.')
    return item
  }
  const whole = (below: number): number => Math.floor(next() * below)
  return {
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => found(list[whole(list.length)]),
    weighed(list) {
      let left = next() * list.reduce((sum, { weight }) => sum + weight, 0)
      return found(list.find(({ weight }) => (left -= weight) < 0) ?? list.at(-1))
    },
  }
}
