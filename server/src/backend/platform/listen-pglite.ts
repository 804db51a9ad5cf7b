import type { PGlite } from '@electric-sql/pglite'
import { CHANNEL, type Listen } from './change.ts'

/** Only one process uses a PGlite folder, so no other process makes changes and none are missed. */
export const listenToPglite =
  (pglite: Pick<PGlite, 'listen' | 'closed'>): Listen =>
  async (heard) => {
    const stop = await pglite.listen(CHANNEL, heard)
    return async () => {
      if (!pglite.closed) await stop()
    }
  }
