import type { PGlite } from '@electric-sql/pglite'
import { CHANNEL, type Listen } from './change.ts'

/** PGlite is one process's, so nobody else changes anything and nothing is missed. */
export const listenToPglite =
  (pglite: Pick<PGlite, 'listen' | 'closed'>): Listen =>
  async (heard) => {
    const stop = await pglite.listen(CHANNEL, heard)
    return async () => {
      if (!pglite.closed) await stop()
    }
  }
