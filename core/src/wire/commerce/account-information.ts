/**
 * Changing and confirming the email of an account, and closing the account. Passwords are sent in the body of a
 * POST.
 */
import * as z from 'zod/mini'
import { text } from '../shared/response-fields.ts'

export const updateCustomerEmail = {
  operationName: 'updateCustomerEmail',
  query: `mutation updateCustomerEmail($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) { customer { email } }
}`,
  result: z.object({ updateCustomerEmail: z.nullable(z.object({ customer: z.object({ email: text }) })) }),
} as const

/** The key is in the mailed link, and only for whoever is signed in to its account. */
export const confirmEmail = {
  operationName: 'confirmEmail',
  query: `mutation confirmEmail($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) { customer { email } }
}`,
  result: z.object({ confirmEmail: z.nullable(z.object({ customer: z.object({ email: text }) })) }),
} as const

export const resendConfirmationEmail = {
  operationName: 'resendConfirmationEmail',
  query: 'mutation resendConfirmationEmail($email: String!) { resendConfirmationEmail(email: $email) }',
  result: z.object({ resendConfirmationEmail: z.nullable(z.boolean()) }),
} as const

export const deleteCustomer = {
  operationName: 'deleteCustomer',
  query: 'mutation deleteCustomer { deleteCustomer }',
  result: z.object({ deleteCustomer: z.nullable(z.boolean()) }),
} as const
