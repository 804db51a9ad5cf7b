/** Runs with the first call only, and again after a failure. */
export function once<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null
  return () =>
    (running ??= run().catch((error: unknown) => {
      running = null
      throw error
    }))
}
