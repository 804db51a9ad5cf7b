import { createCustomers, type Customers } from '../backend/rules/customers/customers.ts'
import type { Database } from '../backend/platform/db.ts'
import { createSoldCodes } from '../backend/rules/gift-cards/sold-codes.ts'
import { randomId } from '../platform/random-id.ts'
import { silentLog } from '../platform/upstream.ts'
import { NOON } from './sample-shop.ts'

const sessionSecret = 'session secret of tests'
export const shopUrl = 'https://shop.example'
export const soldCode = createSoldCodes(sessionSecret)

/** Customers over a database, with a clock that the test sets. */
export const testCustomers = (db: Database, clock: () => number = () => NOON): Customers =>
  createCustomers({ db, clock, ids: randomId, sessionSecret, shopUrl: () => shopUrl, log: silentLog })
