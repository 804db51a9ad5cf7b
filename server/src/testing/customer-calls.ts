/** For contract tests: customers' calls with the core's documents, and their answers parsed. */
import * as credentials from '@leaflog/core/wire/commerce/credentials'
import { z } from 'zod'
import type { Harness } from './backend-harness.ts'
import { postTo } from '../backend/apis/graphql/post-to.ts'
import type { Database } from '../backend/platform/db.ts'
import { listMails } from '../backend/rules/customers/mails.ts'
import type { Refusal } from './refusal-by.ts'

export const PASSWORD = 'maple4leaf'

let made = 0
/** An address that nobody has yet. */
export const newEmail = (): string => `person${(made += 1)}@example.com`

/** The data of a new Rewards member. */
export const newMember = (change: object = {}) => ({
  email: newEmail(),
  firstname: 'Rosa',
  lastname: 'Delgado',
  password: PASSWORD,
  date_of_birth: '1990-04-01',
  state: 'FL',
  is_email_subscribed: true,
  ...change,
})

export const customerCalls = (harness: () => Harness) => {
  const post = (query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    postTo(harness().commerce, query, variables, headers)
  const withKey = (key?: string): Record<string, string> => (key === undefined ? {} : { 'idempotency-key': key })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  const answered = async <Shape>(sent: ReturnType<typeof post>, shape: { parse(data: unknown): Shape }) => {
    const { data, errors } = await sent
    if (errors[0]) throw new Error(errors[0].message)
    return shape.parse(data)
  }

  const sendSignIn = (
    email: string,
    password = PASSWORD,
    options: { cartId?: unknown; key?: string; device?: string } = {},
  ) =>
    post(
      credentials.generateCustomerToken.query,
      { email, password, cartId: options.cartId ?? null },
      { ...withKey(options.key), ...(options.device !== undefined && { 'x-device': options.device }) },
    )
  const sendRefresh = (shown: credentials.SignedTokens, key?: string) =>
    post(
      credentials.refreshCustomerToken.query,
      { accessToken: shown.token, refreshToken: shown.refresh_token },
      withKey(key),
    )

  const signIn = async (...args: Parameters<typeof sendSignIn>) =>
    (await answered(sendSignIn(...args), credentials.generateCustomerToken.result)).generateCustomerToken
  const signUp = async (email = newEmail(), password: string | null = PASSWORD) => {
    const input = { email, password, firstname: 'Avery', lastname: 'Lindqvist' }
    const document =
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }'
    await answered(post(document, { input }), z.unknown())
    return email
  }

  return {
    post,
    bearer,
    signIn,
    /** A new shop customer; resolves to the email. */
    signUp,
    /** A new shop customer who is signed in. */
    signedInCustomer: async () => {
      const email = await signUp()
      const { token } = await signIn(email)
      const customer = harness().db.selectFrom('customers').select('id').where('email_key', '=', email)
      return { ...(await customer.executeTakeFirstOrThrow()), email, token }
    },
    sendSignIn,
    sendRefresh,
    /** The refusal in an answer, or undefined. */
    refusalOf: async (sent: ReturnType<typeof post>): Promise<Refusal> => {
      const [error] = (await sent).errors
      return error === undefined ? {} : { ...error.extensions, message: error.message }
    },
    refresh: async (...args: Parameters<typeof sendRefresh>) =>
      (await answered(sendRefresh(...args), credentials.refreshCustomerToken.result)).refreshCustomerToken,
    revoke: (token: string) => post(credentials.revokeCustomerToken.query, {}, bearer(token)),
    /** Whether a token gives access to the customer's data. */
    isGood: async (token: string) => {
      const { customers } = harness()
      return (await customers.sessions.find(`Bearer ${token}`)) !== undefined
    },
    join: (input: object, key?: string) => post(credentials.createLoyaltyCustomer.query, { input }, withKey(key)),
    checkEmail: async (email: string) =>
      (await answered(post(credentials.checkCustomerEmail.query, { email }), credentials.checkCustomerEmail.result))
        .checkCustomerEmail,
    checkCredentials: async (email: string, password: string) =>
      (
        await answered(
          post(credentials.checkCredentials.query, { email, password }),
          credentials.checkCredentials.result,
        )
      ).checkCustomerEmail,
    askForReset: (email: string) => post(credentials.requestLoyaltyPasswordReset.query, { email }),
    resetPassword: (email: string, resetPasswordToken: string, newPassword: string) =>
      post(credentials.resetPassword.query, { email, resetPasswordToken, newPassword }),
    /** Mails to an address, the newest first. */
    mailsTo: async (email: string) => {
      const { customers, db } = harness()
      await customers.settled()
      return (await listMails(db)).filter((mail) => mail.to === email)
    },
  }
}

/** The token in the link of a reset mail. */
export const tokenIn = (text: string | undefined): string => /#email=[^&\s]+&token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

/** A database that records each statement without its values. */
export function countingStatements(db: Database): { counted: Database; statements: string[] } {
  const statements: string[] = []
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node, (name, value: unknown) => (name === 'value' ? typeof value : value)))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { counted, statements }
}
