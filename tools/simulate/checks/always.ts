/** What holds after every step: what is said to be in the log is, and a key has one body and one effect. */
import type { LogEvent } from '../../../core/src/engine/log/event.ts'
import type { Gateway } from '../network/gateway.ts'
import type { History } from './history.ts'
import { Violation } from './violation.ts'

/** Listens to what the shops of all tabs say. */
export function createTold(history: History, failures: Violation[]) {
  return {
    told: (tab: string) => (event: LogEvent, isStored: boolean) => {
      if (!isStored) return
      const stored = history.find(event.id)
      if (!stored && !history.isExcused(event.id))
        failures.push(
          new Violation('acknowledged means durable (I2)', `${tab}: ${event.type} ${event.id} is not on the disk`),
        )
    },
  }
}

export function checkAlways({
  gateway,
  failures,
}: {
  readonly gateway: Gateway
  readonly failures: readonly Violation[]
}): void {
  const [first] = failures
  if (first) throw first
  for (const [key, { fingerprint, effects, others }] of gateway.keys) {
    const [other] = others
    if (other !== undefined) throw new Violation('a key has one body (I4)', `${key}: ${fingerprint}, then ${other}`)
    if (effects > 1)
      throw new Violation('a key takes effect once (I4)', `${key} took effect ${effects} times: ${fingerprint}`)
  }
}
