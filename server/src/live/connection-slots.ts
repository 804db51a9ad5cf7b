import { GatewayError } from '../platform/errors.ts'
import { networkOf } from '../gateway/policies/rate-limit.ts'
import type { ConnectionLimits } from './limits.ts'

/** The open connections, counted by network and in total. */
export interface ConnectionSlots {
  /** @throws GatewayError TOO_MANY_REQUESTS | OVERLOADED if no slot is free */
  check(address: string): void
  /** Takes a slot until the returned function is called. @throws as `check` */
  take(address: string): () => void
  /** How many are taken. */
  taken(): number
}

export function createConnectionSlots(limits: ConnectionLimits): ConnectionSlots {
  const byNetwork = new Map<string, number>()
  let taken = 0

  const check = (network: string) => {
    if ((byNetwork.get(network) ?? 0) >= limits.perAddress) {
      throw new GatewayError('TOO_MANY_PAGES')
    }
    if (taken >= limits.inAll) throw new GatewayError('OVERLOADED')
  }

  return {
    taken: () => taken,
    check: (address) => check(networkOf(address)),
    take(address) {
      const network = networkOf(address)
      check(network)
      byNetwork.set(network, (byNetwork.get(network) ?? 0) + 1)
      taken += 1
      let left = false
      return () => {
        if (left) return
        left = true
        taken -= 1
        const others = (byNetwork.get(network) ?? 1) - 1
        if (others > 0) byNetwork.set(network, others)
        else byNetwork.delete(network)
      }
    },
  }
}
