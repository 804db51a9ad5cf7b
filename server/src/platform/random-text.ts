import { randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(4096)
let used = pool.length

/**
 * Unguessable text: 8 random bits for each byte. The system is asked for many at once, since asking for the few that a
 * request needs costs more than the rest of its id.
 */
export function randomText(bytes: number, encoding: 'hex' | 'base64' | 'base64url'): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const end = used + bytes
  const text = pool.toString(encoding, used, end)
  pool.fill(0, used, end)
  used = end
  return text
}
