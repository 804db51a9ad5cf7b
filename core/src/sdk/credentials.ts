/** The session as other domains' calls may use it: a token, and another one where the first was refused. */
import { firstValueFrom, map, filter } from 'rxjs'
import { isLeaflogError } from '../errors/errors.ts'
import type { Kernel } from '../engine/kernel/kernel.ts'
import type { Credentials, Ports } from '../ports/ports.ts'
import { sessionEvents } from '../domains/session/session.events.ts'
import { expiryOf } from '../domains/session/session.rules.ts'
import { readToken } from '../domains/session/session.storage.ts'

/** `kernel` is asked only when a call was refused: it is made after these. */
export function createCredentials(ports: Pick<Ports, 'local'>, kernel: () => Kernel): Credentials {
  const token = () => readToken(ports)
  const current = (used: string) => {
    const now = token()
    return now === null || now === used ? null : now
  }
  return {
    token,
    async renewed(used, quiet) {
      const { commit, state$ } = kernel()
      if (current(used) !== null) return current(used)
      await commit(sessionEvents.tokenRefused({ expiresAt: expiryOf(used), quiet })).catch((error: unknown) => {
        if (!isLeaflogError(error, 'EVENT_REJECTED')) throw error
      })
      const renewing$ = state$.pipe(map((state) => state['session']?.matches({ signedIn: 'renewing' }) ?? false))
      await firstValueFrom(renewing$.pipe(filter((renewing) => !renewing)), { defaultValue: false })
      return current(used)
    },
  }
}
