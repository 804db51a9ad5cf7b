/** One line of the benchmark table. Our value and the peer's are measured in the same run, in alternation. */
export interface Row {
  name: string
  /** As the design and the README state it, e.g. `≤ 1.2 × a bare put`. */
  goal: string
  /** The unit of `ours` and `peer`. */
  unit: string
  met(measured: Measurement): boolean
  /** Rejects with a sentence if it cannot be measured on this machine. */
  run(): Promise<Measurement>
}

export interface Measurement {
  ours: number
  peer: number
  /** ours / peer. */
  ratio: number
  /** What was measured and how often, in one line. */
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
