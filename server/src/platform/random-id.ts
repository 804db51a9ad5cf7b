import { randomBytes } from 'node:crypto'

/** An unguessable id: 144 random bits as 24 characters of A-Z a-z 0-9 _ - (carts, items). */
export const randomId = (): string => randomBytes(18).toString('base64url')
