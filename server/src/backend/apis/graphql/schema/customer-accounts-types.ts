/** The types of customer-accounts.ts. CustomerCreateInput has Adobe Commerce's fields and `state_preference`. */
export const customerAccountsTypes = /* GraphQL */ `
  type Query {
    "What is known about an address; with a password, only whether both belong together."
    checkCustomerEmail(email: String!, password: String): CustomerEmailCheck
    "Always says that it is: as with Adobe Commerce since 2.4.7, this call tells nobody who has an account."
    isEmailAvailable(email: String!): IsEmailAvailableOutput
  }

  type CustomerEmailCheck {
    "Whether a member of Rewards has this address; null with a password, as the next four."
    loyalty_registered: Boolean
    shop_registered: Boolean
    "Whether the address is well formed."
    email_valid: Boolean
    have_password: Boolean
    is_phone_subscribed: Boolean
    "Whether email and password belong together; null without a password. Wrong ones lead to a lock, as in signing in."
    valid_credentials: Boolean
    "YYYY-MM-DD, only with valid credentials."
    date_of_birth: String
  }

  type IsEmailAvailableOutput {
    is_email_available: Boolean
  }

  type Mutation {
    "A new customer of the shop."
    createCustomerV2(input: CustomerCreateInput!): CustomerOutput
    "A new customer, for who placed the order with this number under the same email."
    createCustomerOnCheckout(input: CustomerCreateInput!, increment_id: String!): CustomerOutput
    "A new member of Rewards."
    createLoyaltyCustomer(input: LoyaltyCustomerInput!): LoyaltyCustomerOutput
    "A customer of the shop joins Rewards. A wrong password is answered as in signing in."
    activateExistingCustomerOnLoyalty(
      email: String!
      password: String!
      is_email_subscribed: Boolean
      "YYYY-MM-DD; asked for unless the account has one."
      date_of_birth: String
      "The code of a state where Rewards is available."
      state: String
      raf_incentive_id: String
      raf_stat_id: String
      "The name under which texts were agreed to."
      marketing_phone_signature: String
      phone_number: String
      "Needs phone_number and marketing_phone_signature."
      is_sms_subscribed: Boolean
    ): ActivatedCustomer
  }

  type CustomerOutput {
    customer: Customer!
  }

  input CustomerCreateInput {
    allow_remote_shopping_assistance: Boolean
    "YYYY-MM-DD; at least 18 years ago."
    date_of_birth: String
    "The older name of date_of_birth."
    dob: String
    email: String!
    firstname: String!
    "0 to 3; male is 1, female is 2."
    gender: Int
    is_subscribed: Boolean
    lastname: String!
    middlename: String
    "Left out: an account without a password."
    password: String
    prefix: String
    suffix: String
    taxvat: String
    "A state's two-letter code."
    state_preference: String
  }

  input LoyaltyCustomerInput {
    email: String!
    firstname: String!
    lastname: String!
    "A letter and a digit, or at least 8 characters."
    password: String!
    "YYYY-MM-DD; at least 18 years ago."
    date_of_birth: String
    "The code of a state where Rewards is available."
    state: String
    is_email_subscribed: Boolean
    phone_number: String
    "Needs phone_number and marketing_phone_signature."
    is_sms_subscribed: Boolean
    "The name under which texts were agreed to."
    marketing_phone_signature: String
    raf_incentive_id: String
    raf_stat_id: String
  }

  type LoyaltyCustomerOutput {
    firstname: String
    lastname: String
    email: String!
    is_subscribed: Boolean
  }

  type ActivatedCustomer {
    "An access token, as signing in gives it."
    token: String
  }
`
