/** Those who wait for something to be true of what others do; whoever changes it says `look`. */
export interface Waiters {
  until(isTrue: () => boolean): Promise<void>
  look(): void
}

export function createWaiters(): Waiters {
  const waiting = new Map<() => void, () => boolean>()
  const look = () => {
    for (const [resolve, isTrue] of waiting)
      if (isTrue()) {
        waiting.delete(resolve)
        resolve()
      }
  }
  return {
    look,
    until: (isTrue) =>
      new Promise((resolve) => {
        waiting.set(resolve, isTrue)
        look()
      }),
  }
}
