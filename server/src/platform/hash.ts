import { createHash } from 'node:crypto'

/** Of what must not be kept itself, or is too long for a key: SHA-256, as 43 characters. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
