import { randomInt } from 'node:crypto'
import { randomText } from './random-text.ts'

/** An unguessable id: 144 random bits as 24 characters of A-Z a-z 0-9 _ - (carts, items). */
export const randomId = (): string => randomText(18, 'base64url')

/** Six random digits that somebody types. Guessed in a million tries, so tries have to be limited. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
