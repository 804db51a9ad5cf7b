/** The types of customer.ts. */
export const customerTypes = /* GraphQL */ `
  type Query {
    "The customer who is signed in. Without a valid token: graphql-authorization."
    customer: Customer
  }

  type Customer {
    firstname: String
    lastname: String
    nickname: String
    "Such as Jr. or III."
    suffix: String
    email: String
    "Whether the shop's mails are wanted."
    is_subscribed: Boolean
    "YYYY-MM-DD HH:MM:SS, UTC."
    created_at: String
    "A store's code."
    my_store: String
    my_store_info: CustomerStoreInfo
    previous_store: String
    partner_id: String
    magento_id: String
    "The ordering cart that belongs to the account."
    cart_id: String
    drivers_license: String
    "YYYY-MM-DD."
    date_of_birth: String
    dob: String @deprecated(reason: "Use date_of_birth.")
    "0 not said, 1 male, 2 female, 3 neither."
    gender: Int
    "pickup or delivery."
    delivery_method: String
    communication_preferences: CommunicationPreferences!
    "The medical card that is good for longest; null without one."
    medical_info: CustomerMedicalInfo
  }

  "The home dispensary."
  type CustomerStoreInfo {
    store_name: String
    state_name: String
    state_code: String
    address: String
    city: String
    postcode: String
    phone_number: String
  }

  "What the shop may send, and where to; the same of the Rewards programme."
  type CommunicationPreferences {
    marketing_email: String
    is_email_subscribed: Boolean!
    "Ten digits."
    marketing_phone: String
    is_phone_subscribed: Boolean!
    marketing_email_rewards: String
    is_email_subscribed_rewards: Boolean!
    marketing_phone_rewards: String
    is_phone_subscribed_rewards: Boolean!
  }

  "Dates as YYYY-MM-DD."
  type CustomerMedicalInfo {
    id: ID!
    customer_id: ID!
    physician_id: String
    medical_id: String
    "A state's code."
    state: String
    issue_start_date: String
    expiry_date: String
    "PATIENT or CAREGIVER."
    medical_profile_type: String
  }
`
