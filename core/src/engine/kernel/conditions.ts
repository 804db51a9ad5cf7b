/** Promises that wait for a condition; code that may change it calls `recheck`. */
export interface Conditions {
  until(isTrue: () => boolean): Promise<void>
  recheck(): void
}

export function createConditions(): Conditions {
  const waiting = new Map<() => void, () => boolean>()
  const recheck = () => {
    for (const [resolve, isTrue] of waiting)
      if (isTrue()) {
        waiting.delete(resolve)
        resolve()
      }
  }
  return {
    recheck,
    until: (isTrue) =>
      new Promise((resolve) => {
        waiting.set(resolve, isTrue)
        recheck()
      }),
  }
}
