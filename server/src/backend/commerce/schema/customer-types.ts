/** ISO 3166-1 alpha-2. */
const countryCodes = `AD AE AF AG AI AL AM AN AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT
  BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK
  FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
  JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
  MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO
  RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW
  TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`

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
    addresses: [CustomerAddress]
    "The id of an address."
    default_shipping: String
    "The id of an address."
    default_billing: String
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

  type CustomerAddress {
    uid: ID!
    id: Int
    firstname: String
    lastname: String
    street: [String]
    city: String
    region: CustomerAddressRegion
    region_id: Int
    postcode: String
    country_code: CountryCodeEnum
    country_id: String @deprecated(reason: "Use country_code.")
    telephone: String
    default_shipping: Boolean
    default_billing: Boolean
  }

  type CustomerAddressRegion {
    region_id: Int
    "Without the country: FL."
    region_code: String
    region: String
  }

  enum CountryCodeEnum { ${countryCodes} }
`
