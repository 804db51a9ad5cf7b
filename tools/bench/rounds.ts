/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('There is no median of nothing.')
  return (lower + upper) / 2
}

let wanted: number | null = null

/** For a look at whether every row can still be measured: what a row says itself does not count any more. */
export const wantRounds = (rounds: number | null): void => {
  wanted = rounds
}

/** How many rounds a row takes, which takes so many of itself. */
export const roundsOf = (usual: number): number => wanted ?? usual

/**
 * Measures two things in turns, so that a busy machine slows both. The first round warms up and is not counted;
 * who goes first changes with each round. Resolves to the medians.
 */
export async function interleave(
  rounds: number,
  ours: () => number | Promise<number>,
  peer: () => number | Promise<number>,
): Promise<{ ours: number; peer: number }> {
  const kept: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const oursFirst = round % 2 === 0
    const first = oursFirst ? await ours() : await peer()
    const second = oursFirst ? await peer() : await ours()
    if (round === 0) continue
    kept.ours.push(oursFirst ? first : second)
    kept.peer.push(oursFirst ? second : first)
  }
  return { ours: median(kept.ours), peer: median(kept.peer) }
}
