/** Customers' accounts: the facade that the commerce API uses. */
import type { Log } from '../../../platform/upstream.ts'
import type { Database } from '../../platform/db.ts'
import { changePassword } from './change-password.ts'
import { createBackground } from './background.ts'
import { checkCredentials, type Claim } from './credentials.ts'
import { keepDevice, pruneDevices } from './devices.ts'
import { isEmail } from '@leaflog/core/wire/shared/email'
import { emailKey } from './email.ts'
import { createEnrolment, type Enrolment } from './enrolment.ts'
import { takeGuestCart, type OrderingCart } from './guest-cart.ts'
import { pruneAttempts } from '../../platform/lockout.ts'
import { pruneFamilies } from './families.ts'
import { requestConfirmation, redeemConfirmation } from './confirmations.ts'
import { confirmationMail, resetMail } from './mail-texts.ts'
import { hashPassword } from './passwords.ts'
import { isResetUsable, redeemReset, requestReset } from './resets.ts'
import { checkEmail, checkPassword } from './rules.ts'
import { createSessions, type IssuedTokens, type Session, type Sessions } from './sessions.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import { createTokens } from './tokens.ts'
import { refusal } from '../../platform/domain-error.ts'

export interface CustomersOptions {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  /** Generates unguessable ids (`randomId` of ids.ts). */
  ids: () => string
  /** The secret that signs tokens; every server over one database needs the same. */
  sessionSecret: string
  /** The origin of the shop for its visitors, for links in mails. */
  shopUrl: () => string
  log: Log
}

/** 3.15.1 */
export interface EmailCheck {
  loyalty_registered: boolean
  shop_registered: boolean
  email_valid: boolean
  have_password: boolean
  is_phone_subscribed: boolean
}

/** Every call rejects with a CustomerProblem if it refuses. */
export interface Customers {
  sessions: Sessions
  enrolment: Enrolment
  /** (7a.4) Signs in, remembers the device, and takes over the guest's ordering cart (1.6). */
  signIn(
    request: Claim & { cartId: string | null; idempotencyKey: string | null },
  ): Promise<{ tokens: IssuedTokens; customer: CustomerRow; cart: OrderingCart | null }>
  /** (7a.11) What is known about an address. Anybody may ask, so callers are rate limited. */
  checkEmail(email: string): Promise<EmailCheck>
  /** (7a.11, 3.15.2) The customer of an email and password; wrong ones count as in signing in. */
  checkCredentials(claim: Claim): Promise<CustomerRow | undefined>
  /**
   * (7a.3) Returns at once and in the same way for every address. The mail is written afterwards, if an account exists.
   */
  requestPasswordReset(email: string, purpose: 'shop' | 'rewards'): void
  /** (7a.3) */
  resetPassword(request: { email: string; token: string; newPassword: string }): Promise<void>
  /** Returns at once. The mail is written afterwards, if the email is not confirmed yet. */
  requestConfirmation(customerId: string): void
  /** Confirms the email of the customer who is signed in, with the token of a mail. */
  confirmEmail(customerId: string, token: string): Promise<CustomerRow>
  /** Sets a new password, given the current one. Every other sign-in of the customer ends. */
  changePassword(change: {
    session: Session
    currentPassword: string
    newPassword: string
    device: string | null
  }): Promise<CustomerRow>
  /** Resolves when the background work (mails, cleanup) is done. */
  settled(): Promise<void>
}

/** Expired counts are deleted after the first sign-in of each hour. */
const PRUNE_EVERY = 3_600_000
const REQUESTS_WAITING = 1_000

export function createCustomers(options: CustomersOptions): Customers {
  const { db, clock, ids, log, shopUrl } = options
  const tokens = createTokens({ secret: options.sessionSecret, clock, ids })
  const sessions = createSessions({ db, clock, ids, tokens })
  const background = createBackground(log, REQUESTS_WAITING)
  let nextPruning = 0

  function pruneSometimes(now: number): void {
    if (now < nextPruning) return
    nextPruning = now + PRUNE_EVERY
    background.run('clearing up sign-ins', async () => {
      await pruneAttempts(db, now)
      await pruneFamilies(db, now)
      await pruneDevices(db, now)
    })
  }

  return {
    sessions,
    enrolment: createEnrolment({ db, clock, ids, tokens }),

    async signIn({ email, password, device, cartId, idempotencyKey }) {
      const now = clock()
      pruneSometimes(now)
      const customer = await checkCredentials(db, { email, password, device, now })
      if (!customer) throw refusal('SIGN_IN_REFUSED')
      const cart = await takeGuestCart(db, {
        customerId: customer.id,
        guestCartId: cartId,
        idempotencyKey,
        now,
        ids,
      })
      const issued = await sessions.start(customer)
      if (!issued) throw refusal('SIGN_IN_REFUSED')
      if (device !== null) await keepDevice(db, { customer, device, now })
      return { customer, cart, tokens: issued }
    },

    async checkEmail(text) {
      const email = text.trim()
      const valid = isEmail(email)
      const found = valid
        ? await db.selectFrom('customers').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
        : undefined
      return {
        loyalty_registered: found?.loyalty_registered ?? false,
        shop_registered: found?.shop_registered ?? false,
        email_valid: valid,
        have_password: (found?.password_hash ?? null) !== null,
        is_phone_subscribed: found?.phone_subscribed ?? false,
      }
    },

    checkCredentials: (claim) => checkCredentials(db, { ...claim, now: clock() }),

    requestPasswordReset(text, purpose) {
      const email = checkEmail(text)
      const token = ids() + ids()
      const mail = resetMail(purpose, { shopUrl: shopUrl(), email, token })
      const now = clock()
      background.run('password reset mail', () => requestReset(db, { email, token, mail, now }))
    },

    async resetPassword({ email: text, token, newPassword }) {
      const email = text.trim()
      const now = clock()
      const usable = isEmail(email) && (await isResetUsable(db, { email, token, now }))
      if (!usable) throw refusal('RESET_LINK_OVER')
      const passwordHash = await hashPassword(checkPassword(newPassword), Buffer.from(ids()))
      const done = await redeemReset(db, { email, token, passwordHash, now })
      if (!done) throw refusal('RESET_LINK_OVER')
    },

    requestConfirmation(customerId) {
      const token = ids() + ids()
      const mail = (email: string) => confirmationMail({ shopUrl: shopUrl(), email, token })
      const now = clock()
      background.run('confirmation mail', () => requestConfirmation(db, { customerId, token, mail, now }))
    },

    async confirmEmail(customerId, token) {
      const confirmed = await redeemConfirmation(db, { customerId, token, now: clock() })
      if (!confirmed) throw refusal('CONFIRMATION_LINK_OVER')
      return confirmed
    },

    changePassword: (change) => changePassword(db, change, { now: clock(), salt: Buffer.from(ids()) }),

    settled: background.settled,
  }
}
