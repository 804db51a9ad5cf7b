/** Signing in, joining and choosing passwords over commerce GraphQL: documents and parsers. */
import * as z from 'zod/mini'
import { emailCheck, mergedCart } from './credentials-model.ts'

const text = z.nullable(z.string())

/** Only effects ever have it; none of it is logged. */
export const signedTokens = z.object({ token: z.string(), refresh_token: z.string() })
export type SignedTokens = z.infer<typeof signedTokens>

/** `cartId` is the guest's ordering cart, which is merged into the customer's. */
export const generateCustomerToken = {
  operationName: 'generateCustomerToken',
  query: `mutation generateCustomerToken($email: String!, $password: String!, $cartId: String) {
  generateCustomerToken(email: $email, password: $password, cartId: $cartId) {
    token refresh_token rewards_auto_login ordering_cart { id store_id issues { code message } }
  }
}`,
  result: z.object({
    generateCustomerToken: z.extend(signedTokens, {
      rewards_auto_login: z.nullable(z.boolean()),
      ordering_cart: z.nullable(mergedCart),
    }),
  }),
} as const

// 7a.6
export const refreshCustomerToken = {
  operationName: 'refreshCustomerToken',
  query: `mutation refreshCustomerToken($accessToken: String!, $refreshToken: String!) {
  refreshCustomerToken(accessToken: $accessToken, refreshToken: $refreshToken) { token refresh_token }
}`,
  result: z.object({ refreshCustomerToken: signedTokens }),
} as const

// 7a.5
export const revokeCustomerToken = {
  operationName: 'revokeCustomerToken',
  query: `mutation revokeCustomerToken { revokeCustomerToken { result rewards_auto_login } }`,
  result: z.object({
    revokeCustomerToken: z.object({ result: z.boolean(), rewards_auto_login: z.nullable(z.boolean()) }),
  }),
} as const

// 7a.11
export const checkCustomerEmail = {
  operationName: 'checkCustomerEmail',
  query: `query checkCustomerEmail($email: String!) {
  checkCustomerEmail(email: $email) { loyalty_registered shop_registered email_valid have_password is_phone_subscribed }
}`,
  result: z.object({ checkCustomerEmail: emailCheck }),
} as const

/** Contains a password, so it is always sent by POST. */
export const checkCredentials = {
  operationName: 'checkCredentials',
  query: `query checkCredentials($email: String!, $password: String!) {
  checkCustomerEmail(email: $email, password: $password) { valid_credentials date_of_birth }
}`,
  result: z.object({
    checkCustomerEmail: z.object({ valid_credentials: z.nullable(z.boolean()), date_of_birth: text }),
  }),
} as const

/** A new Rewards member. `marketing_phone_signature` is the name that signs the consent to texts. */
export const createLoyaltyCustomer = {
  operationName: 'createLoyaltyCustomer',
  query: `mutation createLoyaltyCustomer($input: LoyaltyCustomerInput!) {
  createLoyaltyCustomer(input: $input) { firstname lastname email is_subscribed }
}`,
  result: z.object({ createLoyaltyCustomer: z.object({ email: z.string() }) }),
} as const

/** A customer of the shop joins Rewards. The token in the answer is not used, because signing in follows. */
export const activateExistingCustomer = {
  operationName: 'activateExistingCustomerOnLoyalty',
  query: `mutation activateExistingCustomerOnLoyalty(
  $email: String!, $password: String!, $is_email_subscribed: Boolean, $date_of_birth: String, $state: String,
  $marketing_phone_signature: String, $phone_number: String, $is_sms_subscribed: Boolean
) {
  activateExistingCustomerOnLoyalty(
    email: $email, password: $password, is_email_subscribed: $is_email_subscribed, date_of_birth: $date_of_birth,
    state: $state, marketing_phone_signature: $marketing_phone_signature, phone_number: $phone_number,
    is_sms_subscribed: $is_sms_subscribed
  ) { __typename }
}`,
  result: z.object({ activateExistingCustomerOnLoyalty: z.object({ __typename: z.string() }) }),
} as const

/** All three give the same answer for known and unknown accounts. */
export const requestLoyaltyPasswordReset = {
  operationName: 'requestLoyaltyPasswordResetEmail',
  query: `mutation requestLoyaltyPasswordResetEmail($email: String!) { requestLoyaltyPasswordResetEmail(email: $email) }`,
  result: z.object({ requestLoyaltyPasswordResetEmail: z.nullable(z.boolean()) }),
} as const

export const requestPasswordReset = {
  operationName: 'requestPasswordResetEmail',
  query: `mutation requestPasswordResetEmail($email: String!) { requestPasswordResetEmail(email: $email) }`,
  result: z.object({ requestPasswordResetEmail: z.nullable(z.boolean()) }),
} as const

export const resetPassword = {
  operationName: 'resetPassword',
  query: `mutation resetPassword($email: String!, $resetPasswordToken: String!, $newPassword: String!) {
  resetPassword(email: $email, resetPasswordToken: $resetPasswordToken, newPassword: $newPassword)
}`,
  result: z.object({ resetPassword: z.nullable(z.boolean()) }),
} as const
