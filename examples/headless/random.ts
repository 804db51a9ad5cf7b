/** The same numbers for the same seed (mulberry32), so that a failed run can be repeated. */
export interface Random {
  /** A whole number from `least` to `most`, inclusive. */
  between(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item | undefined
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return { between, pick: (items) => items[between(0, items.length - 1)] }
}
