/** One line of the benchmark table. Ours and the peer are measured in the same run, in turns. */
export interface Row {
  name: string
  /** As design and README say it, e.g. `≤ 1.2 × a bare put`. */
  goal: string
  /** Unit of `ours` and `peer`. */
  unit: string
  met(measured: Measurement): boolean
  /** Rejects with a sentence when it cannot be measured here. */
  run(): Promise<Measurement>
}

export interface Measurement {
  ours: number
  peer: number
  /** ours / peer. */
  ratio: number
  /** What was done and how often, in one line. */
  detail: string
}

export const measured = (ours: number, peer: number, detail: string): Measurement => ({
  ours,
  peer,
  ratio: ours / peer,
  detail,
})

export const atMost =
  (limit: number) =>
  ({ ratio }: Measurement): boolean =>
    ratio <= limit

export const atLeast =
  (limit: number) =>
  ({ ratio }: Measurement): boolean =>
    ratio >= limit
