/** Access tokens (JWT, HS256) and refresh tokens (opaque, derived). Neither is stored anywhere. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { compactVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** An access token is valid for an hour. */
export const ACCESS_LIFETIME = 3_600_000

/** A longer text cannot be one of our tokens. */
const LONGEST = 2_048

const claimsShape = z.object({
  sub: z.string().min(1).max(64),
  sid: z.string().min(1).max(64),
  jti: z.string().min(1).max(64),
  /** Whole seconds; NaN, infinities and fractions are invalid. */
  iat: z.int(),
  exp: z.int(),
})

/** The sign-in of a token. */
export interface TokenOwner {
  customerId: string
  familyId: string
}

export interface Tokens {
  issueAccess(owner: TokenOwner): Promise<string>
  /**
   * The sign-in of this token, and whether it is still valid. Undefined for anything that we did not sign; never
   * throws.
   */
  readAccess(token: string): Promise<(TokenOwner & { expired: boolean }) | undefined>
  /** The refresh token of a family's generation: `<family>.<generation>.<HMAC>`. */
  refreshToken(familyId: string, generation: number): string
  /** Undefined if we did not issue it. */
  readRefresh(token: string): { familyId: string; generation: number } | undefined
  /** A keyed hash, for values that must not be stored. */
  fingerprint(...parts: readonly string[]): string
}

/** @param options.secret at least 16 random bytes; each use has its own derived key */
export function createTokens(options: { secret: string; clock: () => number; ids: () => string }): Tokens {
  const { clock, ids } = options
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', options.secret, '', `leaflog ${use}`, 32))
  const [accessKey, refreshKey, fingerprintKey] = [keyFor('access'), keyFor('refresh'), keyFor('fingerprint')]
  const seal = (text: string) => createHmac('sha256', refreshKey).update(text).digest('base64url')

  return {
    issueAccess({ customerId, familyId }) {
      const iat = Math.floor(clock() / 1000)
      return new SignJWT({ sub: customerId, sid: familyId, jti: ids(), iat, exp: iat + ACCESS_LIFETIME / 1000 })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(accessKey)
    },

    async readAccess(token) {
      if (token.length > LONGEST) return undefined
      try {
        const { payload } = await compactVerify(token, accessKey, { algorithms: ['HS256'] })
        const { sub, sid, exp } = claimsShape.parse(JSON.parse(new TextDecoder().decode(payload)))
        return { customerId: sub, familyId: sid, expired: exp * 1000 <= clock() }
      } catch {
        // Not signed by us, and the sender must not learn why.
        return undefined
      }
    },

    refreshToken(familyId, generation) {
      const text = `${familyId}.${generation}`
      return `${text}.${seal(text)}`
    },

    readRefresh(token) {
      const [, familyId, generation, sealed] =
        /^([A-Za-z0-9_-]{8,64})\.([1-9]\d{0,8})\.([A-Za-z0-9_-]{43})$/.exec(token.slice(0, LONGEST)) ?? []
      if (familyId === undefined || generation === undefined || sealed === undefined) return undefined
      const right = timingSafeEqual(Buffer.from(sealed), Buffer.from(seal(`${familyId}.${generation}`)))
      return right ? { familyId, generation: Number(generation) } : undefined
    },

    fingerprint: (...parts) => createHmac('sha256', fingerprintKey).update(JSON.stringify(parts)).digest('base64url'),
  }
}
