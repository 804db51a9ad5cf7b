/** Runs something when the browser has nothing better to do; at once where it cannot tell. Returns how to forget it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    run()
    return () => undefined
  }
  const waiting = requestIdleCallback(() => run())
  return () => cancelIdleCallback(waiting)
}
