/** One suite for the embedded backend, run on PGlite and on PostgreSQL. */
import { afterAll, beforeAll } from 'vitest'
import { startHarness, type Harness } from '../testing/backend-harness.ts'
import { accountInformationContract } from './account-information/account-information.contract.ts'
import { addressesContract } from './addresses/addresses.contract.ts'
import { commerceCartContract } from './carts/cart.contract.ts'
import { productsContract } from './catalogue/products.contract.ts'
import { sellableContract } from './catalogue/sellable.contract.ts'
import { commerceCheckoutContract } from './carts/checkout.contract.ts'
import { contentContract } from './content/content.contract.ts'
import { emailCheckContract } from './customers/email-check.contract.ts'
import { enrolmentContract } from './customers/enrolment.contract.ts'
import { guestCartContract } from './customers/guest-cart.contract.ts'
import { keptInputsContract } from './customers/kept-inputs.contract.ts'
import { passwordResetContract } from './customers/password-reset.contract.ts'
import { refreshContract } from './customers/refresh.contract.ts'
import { signInContract } from './customers/sign-in.contract.ts'
import { doctorsContract } from './doctors/doctors.contract.ts'
import { discoverContract } from './discover/discover.contract.ts'
import type { OpenDatabase } from './db.ts'
import { giftCardsContract } from './gift-cards/gift-cards.contract.ts'
import { labResultsContract } from './lab-results/lab-results.contract.ts'
import { customerOrdersContract } from './loyalty/customer-orders.contract.ts'
import { customerContract } from './loyalty/customer.contract.ts'
import { ledgerContract } from './loyalty/ledger.contract.ts'
import { profileContract } from './loyalty/profile.contract.ts'
import { afterOrdersContract } from './orders/after-orders.contract.ts'
import { cancelOrderContract } from './orders/cancel-order.contract.ts'
import { orderTermsContract } from './orders/order-terms.contract.ts'
import { placeOrderContract } from './orders/place-order.contract.ts'
import { cartCallsContract } from './ordering/cart-calls.contract.ts'
import { concurrencyContract } from './ordering/concurrency.contract.ts'
import { menuContract } from './ordering/menu.contract.ts'
import { sweepContract } from './ordering/sweep.contract.ts'
import { restContract } from './rest/rest.contract.ts'
import { insightsContract } from './search/insights.contract.ts'
import { seedContract } from './seed/seed.contract.ts'
import { storeCreditContract } from './store-credit/store-credit.contract.ts'
import { wishlistCartContract } from './wishlists/wishlist-cart.contract.ts'
import { wishlistItemsContract } from './wishlists/wishlist-items.contract.ts'
import { wishlistsContract } from './wishlists/wishlists.contract.ts'

/** @param open a database without tables; the suite closes it */
export function backendContract(open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase | undefined
  let started: Harness | undefined

  beforeAll(async () => {
    database = await open()
    started = await startHarness(database)
  })
  afterAll(() => database?.close())

  const harness = () => {
    if (!started) throw new Error('the suite has not started')
    return started
  }
  // Before anything is ordered: both count what is in stock.
  sellableContract(harness)
  productsContract(harness)
  doctorsContract(harness)
  labResultsContract(harness)
  cartCallsContract(harness)
  concurrencyContract(harness)
  menuContract(harness)
  restContract(harness)
  seedContract(harness)
  sweepContract(harness)
  insightsContract(harness)
  contentContract(harness)
  signInContract(harness)
  refreshContract(harness)
  guestCartContract(harness)
  emailCheckContract(harness)
  enrolmentContract(harness)
  passwordResetContract(harness)
  customerContract(harness)
  customerOrdersContract(harness)
  ledgerContract(harness)
  profileContract(harness)
  keptInputsContract(harness)
  addressesContract(harness)
  storeCreditContract(harness)
  giftCardsContract(harness)
  accountInformationContract(harness)
  wishlistsContract(harness)
  wishlistItemsContract(harness)
  wishlistCartContract(harness)
  commerceCartContract(harness)
  commerceCheckoutContract(harness)
  placeOrderContract(harness)
  afterOrdersContract(harness)
  cancelOrderContract(harness)
  orderTermsContract(harness)
  discoverContract(harness)
}
