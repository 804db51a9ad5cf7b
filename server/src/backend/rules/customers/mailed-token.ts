import { createHash } from 'node:crypto'

/** A token in the link of a mail is stored as its SHA-256, so that a copy of the database opens no link. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
