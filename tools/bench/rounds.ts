/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('An empty list has no median.')
  return (lower + upper) / 2
}

let wanted: number | null = null

/** One number of rounds for all rows, to check that each can still be measured. It overrides the row's own number. */
export const wantRounds = (rounds: number | null): void => {
  wanted = rounds
}

/** The number of rounds of a row that asks for `own` of them. */
export const roundsOf = (usual: number): number => wanted ?? usual

/**
 * Measures two things in alternation, so that a busy machine slows both. The first round warms up and is not counted,
 * and each round swaps the order. Resolves to the medians.
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
