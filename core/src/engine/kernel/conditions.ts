/** Those who wait for something to be true of what others do; whoever changes it says `recheck`. */
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
