import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from '../db.ts'
import { up as catalogueAndOrdering } from './001-catalogue-and-ordering.ts'
import { up as customers } from './002-customers.ts'
import { up as loyalty } from './003-loyalty.ts'
import { up as commerceCatalogue } from './004-commerce-catalogue.ts'
import { up as commerceCarts } from './005-commerce-carts.ts'
import { up as commerceAccount } from './006-commerce-account.ts'
import { up as changeVersions } from './007-change-versions.ts'
import { up as afterOrders } from './008-after-orders.ts'
import { up as searchEvents } from './010-search-events.ts'
import { up as content } from './011-content.ts'
import { up as places } from './012-places.ts'
import { up as discover } from './013-discover.ts'
import { up as customerDetails } from './014-customer-details.ts'
import { up as wishlistMenuProducts } from './015-wishlist-menu-products.ts'
import { up as orderingOrders } from './016-ordering-orders.ts'
import { up as orderProgress } from './017-order-progress.ts'
import { up as discoverLanguages } from './018-discover-languages.ts'
import { up as confirmedEmails } from './019-confirmed-emails.ts'
import { up as knownDevices } from './020-known-devices.ts'

/** Every migration by name. They run once, in the order of their names, and are never edited after a release. */
const migrations: Record<string, Migration> = {
  '001-catalogue-and-ordering': { up: catalogueAndOrdering },
  '002-customers': { up: customers },
  '003-loyalty': { up: loyalty },
  '004-commerce-catalogue': { up: commerceCatalogue },
  '005-commerce-carts': { up: commerceCarts },
  '006-commerce-account': { up: commerceAccount },
  '007-change-versions': { up: changeVersions },
  '008-after-orders': { up: afterOrders },
  '010-search-events': { up: searchEvents },
  '011-content': { up: content },
  '012-places': { up: places },
  '013-discover': { up: discover },
  '014-customer-details': { up: customerDetails },
  '015-wishlist-menu-products': { up: wishlistMenuProducts },
  '016-ordering-orders': { up: orderingOrders },
  '017-order-progress': { up: orderProgress },
  '018-discover-languages': { up: discoverLanguages },
  '019-confirmed-emails': { up: confirmedEmails },
  '020-known-devices': { up: knownDevices },
}

/**
 * Migrates the database to the latest version. Safe if several processes start at once on PostgreSQL: Kysely's migrator
 * holds an advisory lock.
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
}
