/** Password hashes: argon2id (RFC 9106) as one string with its parameters (the PHC string format). */
import { argon2, timingSafeEqual } from 'node:crypto'
import { createConcurrencyLimit } from './concurrency-limit.ts'

/** 19 MiB, 2 passes, 1 lane: about 35 ms. Stored strings carry their parameters, so that these can grow. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_LENGTH = 32

/** A stored string with higher parameters is not one of ours. */
const HIGHEST = { memory: 262_144, passes: 16, parallelism: 16 } as const

/** Two hashes use 38 MiB. More have to wait, and beyond this many they are turned away (ConcurrencyLimitError). */
const inTurn = createConcurrencyLimit(2, 128)

interface Cost {
  memory: number
  passes: number
  parallelism: number
}

const derive = (password: string, nonce: Uint8Array, cost: Cost, tagLength: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        // The same characters are the same password, however a keyboard composes them.
        const message = password.normalize('NFC')
        argon2('argon2id', { message, nonce, tagLength, ...cost }, (error, tag) => {
          if (error) reject(error)
          else resolve(tag)
        })
      }),
  )

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/**
 * @param salt at least 8 unguessable bytes, new for each password
 * @throws ConcurrencyLimitError (as a rejection) under overload
 */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const tag = await derive(password, salt, COST, TAG_LENGTH)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

const stored = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

function read(text: string | null): { cost: Cost; salt: Buffer; tag: Buffer } | undefined {
  const [, memory, passes, parallelism, salt, tag] = stored.exec(text ?? '') ?? []
  if (salt === undefined || tag === undefined) return undefined
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const tooMuch = cost.memory > HIGHEST.memory || cost.passes > HIGHEST.passes || cost.parallelism > HIGHEST.parallelism
  return tooMuch ? undefined : { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

/**
 * The hash compared with for an unknown account or one without a password. It matches nothing, and costs the same as a
 * real one.
 */
const nobody = { cost: COST, salt: Buffer.alloc(16), tag: Buffer.alloc(TAG_LENGTH) }

/**
 * Whether the password is the stored one, compared in constant time. Null (no account, or no password) and unreadable
 * strings do not match, and take as long.
 * @throws ConcurrencyLimitError (as a rejection) under overload
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const known = read(hash)
  const { cost, salt, tag } = known ?? nobody
  const same = timingSafeEqual(await derive(password, salt, cost, tag.length), tag)
  return known !== undefined && same
}
