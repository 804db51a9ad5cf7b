import type { Membership, NewCustomer, NewMember } from '../../../rules/customers/accounts.ts'
import type { CustomerRow } from '../../../platform/tables/customers.ts'
import type { CommerceContext } from '../context/context.ts'
import { customerAccountsTypes } from './customer-accounts-types.ts'
import { refusing } from './refusals.ts'

type CustomerCreateInput = NewCustomer & { dob?: string | null }

const newCustomer = ({ dob, ...input }: CustomerCreateInput): NewCustomer => ({
  ...input,
  date_of_birth: input.date_of_birth ?? dob ?? null,
})

/** (7a.8 to 7a.12) What is known about an address, new accounts, and joining Rewards. */
export const customerAccounts = {
  typeDefs: customerAccountsTypes,
  resolvers: {
    Query: {
      checkCustomerEmail: (
        _: unknown,
        { email, password }: { email: string; password?: string | null },
        { customers }: CommerceContext,
      ) =>
        refusing(async () => {
          if (password === undefined || password === null) return customers.checkEmail(email)
          const customer = await customers.checkCredentials(email, password)
          return { valid_credentials: customer !== undefined, date_of_birth: customer?.date_of_birth ?? null }
        }),
      isEmailAvailable: () => ({ is_email_available: true }),
    },
    Mutation: {
      createCustomerV2: (
        _: unknown,
        { input }: { input: CustomerCreateInput },
        { customers, idempotencyKey }: CommerceContext,
      ) =>
        refusing(async () => ({
          customer: await customers.enrolment.createCustomer(newCustomer(input), idempotencyKey),
        })),
      createCustomerOnCheckout: (
        _: unknown,
        { input, increment_id }: { input: CustomerCreateInput; increment_id: string },
        { customers, idempotencyKey }: CommerceContext,
      ) =>
        refusing(async () => ({
          customer: await customers.enrolment.createOnCheckout(newCustomer(input), increment_id, idempotencyKey),
        })),
      createLoyaltyCustomer: (
        _: unknown,
        { input }: { input: NewMember },
        { customers, idempotencyKey }: CommerceContext,
      ) => refusing(() => customers.enrolment.createMember(input, idempotencyKey)),
      activateExistingCustomerOnLoyalty: (
        _: unknown,
        membership: Membership,
        { customers, idempotencyKey }: CommerceContext,
      ) => refusing(() => customers.enrolment.activateMember(membership, idempotencyKey)),
    },
    ActivatedCustomer: {
      // A sign-in begins only if somebody asks for it.
      token: async (customer: CustomerRow, _args: unknown, { customers }: CommerceContext) =>
        (await customers.sessions.start(customer))?.token ?? null,
    },
  },
}
