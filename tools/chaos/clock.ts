/** Runs in a page: its clock is wrong by `skew` ms from now on. Timers run as they do. */
export function skewClock(skew: number): void {
  const key = Symbol.for('leaflog.chaos.skew')
  if (Reflect.get(globalThis, key) === undefined) {
    const True = Date
    const now = () => True.now() + Number(Reflect.get(globalThis, key))
    globalThis.Date = new Proxy(True, {
      construct: (target, given: unknown[], proxy): object => {
        const made: unknown = Reflect.construct(target, given.length === 0 ? [now()] : given, proxy)
        if (typeof made === 'object' && made !== null) return made
        throw new TypeError('no date')
      },
      get: (target, name, proxy): unknown => (name === 'now' ? now : Reflect.get(target, name, proxy)),
    })
  }
  Reflect.set(globalThis, key, skew)
}
