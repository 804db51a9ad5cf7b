import type { CustomerCreateInput, Resolvers } from './resolvers.generated.ts'
import type { NewCustomer } from '../../../rules/customers/accounts.ts'
import type { Customers } from '../../../rules/customers/customers.ts'
import type { CustomerRow } from '../../../platform/tables/customers.ts'
import { refusing } from './refusals.ts'

const newCustomer = ({ dob, ...input }: CustomerCreateInput): NewCustomer => ({
  ...input,
  date_of_birth: input.date_of_birth ?? dob ?? null,
})

/** A new customer is asked to confirm their email. */
async function asking(customers: Customers, created: Promise<CustomerRow>): Promise<CustomerRow> {
  const customer = await created
  customers.requestConfirmation(customer.id)
  return customer
}

/** (7a.8 to 7a.12) Email checks, new accounts, and joining Rewards. */
export const customerAccounts: Resolvers = {
  Query: {
    checkCustomerEmail: (_, { email, password }, { customers, device }) =>
      refusing(async () => {
        if (password === undefined || password === null) return customers.checkEmail(email)
        const customer = await customers.checkCredentials({ email, password, device })
        return { valid_credentials: customer !== undefined, date_of_birth: customer?.date_of_birth ?? null }
      }),
    isEmailAvailable: () => ({ is_email_available: true }),
  },
  Mutation: {
    createCustomerV2: (_, { input }, { customers, idempotencyKey }) =>
      refusing(async () => ({
        customer: await asking(customers, customers.enrolment.createCustomer(newCustomer(input), idempotencyKey)),
      })),
    createCustomerOnCheckout: (_, { input, increment_id }, { customers, idempotencyKey }) =>
      refusing(async () => ({
        customer: await asking(
          customers,
          customers.enrolment.createOnCheckout(newCustomer(input), increment_id, idempotencyKey),
        ),
      })),
    createLoyaltyCustomer: (_, { input }, { customers, idempotencyKey }) =>
      refusing(() => asking(customers, customers.enrolment.createMember(input, idempotencyKey))),
    activateExistingCustomerOnLoyalty: (_, membership, { customers, idempotencyKey, device }) =>
      refusing(() => customers.enrolment.activateMember(membership, idempotencyKey, device)),
  },
  ActivatedCustomer: {
    // A sign-in is started only if the client selects the token.
    token: async (customer, _args, { customers }) => (await customers.sessions.start(customer))?.token ?? null,
  },
}
