/** Whether a page runs. What reaches a frozen page waits until it runs again; a dead one is never reached. */

export interface Gate {
  pass(run: () => void): void
  freeze(): void
  thaw(): void
  kill(): void
  isAwake(): boolean
  isDead(): boolean
}

export function createGate(): Gate {
  let condition: 'awake' | 'frozen' | 'dead' = 'awake'
  let waiting: (() => void)[] = []
  return {
    pass(run) {
      if (condition === 'awake') run()
      else if (condition === 'frozen') waiting.push(run)
    },
    freeze() {
      if (condition === 'awake') condition = 'frozen'
    },
    thaw() {
      if (condition !== 'frozen') return
      condition = 'awake'
      for (const run of waiting.splice(0)) run()
    },
    kill() {
      condition = 'dead'
      waiting = []
    },
    isAwake: () => condition === 'awake',
    isDead: () => condition === 'dead',
  }
}
