/** ISO 3166-1 alpha-2. */
const countryCodes = `AD AE AF AG AI AL AM AN AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT
  BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK
  FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
  JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
  MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO
  RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW
  TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`

/** The types of addresses.ts, as Adobe Commerce names them. */
export const addressesTypes = /* GraphQL */ `
  type Mutation {
    "A new address in the address book of the customer who is signed in."
    createCustomerAddress(input: CustomerAddressInput!): CustomerAddress
    "Changes what is given and leaves the rest; an empty text is taken away."
    updateCustomerAddress(id: Int!, input: CustomerAddressInput): CustomerAddress
    "As updateCustomerAddress."
    updateCustomerAddressV2(uid: ID!, input: CustomerAddressInput): CustomerAddress
    "True, or graphql-no-such-entity."
    deleteCustomerAddress(id: Int!): Boolean
    deleteCustomerAddressV2(uid: ID!): Boolean
  }

  type Customer {
    "In the order in which they came."
    addresses: [CustomerAddress]
    addressesV2(currentPage: Int = 1, pageSize: Int = 5): CustomerAddresses
    "The id of an address."
    default_shipping: String
    "The id of an address."
    default_billing: String
  }

  type CustomerAddresses {
    items: [CustomerAddress]
    page_info: SearchResultPageInfo
    total_count: Int
  }

  type CustomerAddress {
    uid: ID!
    id: Int
    prefix: String
    firstname: String
    middlename: String
    lastname: String
    suffix: String
    company: String
    "One to three lines."
    street: [String]
    city: String
    region: CustomerAddressRegion
    region_id: Int
    postcode: String
    country_code: CountryCodeEnum
    country_id: String @deprecated(reason: "Use country_code.")
    telephone: String
    fax: String
    vat_id: String
    default_shipping: Boolean
    default_billing: Boolean
    "Attributes that a merchant adds to addresses: none here."
    extension_attributes: [CustomerAddressAttribute]
  }

  type CustomerAddressAttribute {
    attribute_code: String
    value: String
  }

  "Ids and codes are those of the query countries; null where the country has no list."
  type CustomerAddressRegion {
    region_id: Int
    "Without the country: FL."
    region_code: String
    region: String
  }

  """
  A new address needs names, street, city, country_code, telephone, postcode, and a region where the country has regions.
  """
  input CustomerAddressInput {
    prefix: String
    firstname: String
    middlename: String
    lastname: String
    suffix: String
    company: String
    street: [String]
    city: String
    "By id, code or name; what is said has to agree."
    region: CustomerAddressRegionInput
    postcode: String
    country_code: CountryCodeEnum
    "The older name of country_code."
    country_id: CountryCodeEnum
    telephone: String
    fax: String
    vat_id: String
    "True: in place of another; false: the customer has none any more, if it was this one."
    default_shipping: Boolean
    default_billing: Boolean
    "None: addresses have no attributes of a shop's own here, and one that is given is refused."
    custom_attributes: [CustomerAddressAttributeInput]
  }

  input CustomerAddressRegionInput {
    region_id: Int
    region_code: String
    region: String
  }

  input CustomerAddressAttributeInput {
    attribute_code: String!
    value: String!
  }

  enum CountryCodeEnum { ${countryCodes} }
`
