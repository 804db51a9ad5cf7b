/** Random numbers from a seed. Each part of a simulation draws from a stream of its own, so that leaving out one action changes little elsewhere. */

export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** An integer from 0 to below `limit`. */
  below(limit: number): number
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
}

/** The same seed and name give the same numbers. */
export function createRandom(seed: number, name: string): Random {
  let state = hashOf(`${seed} ${name}`)
  // The generator mulberry32: 32 bits of state, which is enough to choose faults.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    between: (least, most) => least + next() * (most - least),
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] ?? list[0],
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
