import { randomText } from './random-text.ts'

/** An unguessable id: 144 random bits as 24 characters of A-Z a-z 0-9 _ - (carts, items). */
export const randomId = (): string => randomText(18, 'base64url')
