import { createSchema } from 'graphql-yoga'
import type { CommerceContext } from '../context.ts'
import { addresses } from './addresses.ts'
import { ageGate } from './age-gate.ts'
import { content } from './content.ts'
import { countries } from './countries.ts'
import { customerAccounts } from './customer-accounts.ts'
import { customer } from './customer.ts'
import { customerOrders } from './customer-orders.ts'
import { customerProfile } from './customer-profile.ts'
import { customerTokens } from './customer-tokens.ts'
import { giftCards } from './gift-cards.ts'
import { location } from './location.ts'
import { money } from './money.ts'
import { passwordReset } from './password-reset.ts'
import { rewardsSubject } from './rewards.ts'
import { searchApp } from './search-app.ts'
import { storeConfig } from './store-config.ts'
import { storeCredit } from './store-credit.ts'

/** Every subject of the commerce API; a new one is a file and a line here. */
const subjects = [
  storeConfig,
  ageGate,
  content,
  countries,
  searchApp,
  location,
  customerTokens,
  customerAccounts,
  passwordReset,
  money,
  customer,
  customerOrders,
  customerProfile,
  rewardsSubject,
  addresses,
  storeCredit,
  giftCards,
]

export const commerceSchema = createSchema<CommerceContext>({
  typeDefs: subjects.map((subject) => subject.typeDefs),
  resolvers: subjects.map((subject) => subject.resolvers),
})
