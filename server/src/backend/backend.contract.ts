/** One suite for the embedded backend, run on PGlite and on PostgreSQL. */
import { afterAll, beforeAll } from 'vitest'
import { startHarness, type Harness } from '../testing/backend-harness.ts'
import { accountInformationContract } from './rules/account-information/account-information.contract.ts'
import { addressesContract } from './rules/addresses/addresses.contract.ts'
import { commerceCartContract } from './rules/carts/cart.contract.ts'
import { productsContract } from './rules/catalogue/products.contract.ts'
import { sellableContract } from './rules/catalogue/sellable.contract.ts'
import { commerceCartFieldsContract } from './rules/carts/cart-fields.contract.ts'
import { commerceCheckoutContract } from './rules/carts/checkout.contract.ts'
import { contentContract } from './rules/content/content.contract.ts'
import { devicesContract } from './rules/customers/devices.contract.ts'
import { emailCheckContract } from './rules/customers/email-check.contract.ts'
import { enrolmentContract } from './rules/customers/enrolment.contract.ts'
import { guestCartContract } from './rules/customers/guest-cart.contract.ts'
import { keptInputsContract } from './rules/customers/kept-inputs.contract.ts'
import { passwordResetContract } from './rules/customers/password-reset.contract.ts'
import { refreshContract } from './rules/customers/refresh.contract.ts'
import { signInContract } from './rules/customers/sign-in.contract.ts'
import { doctorsContract } from './rules/doctors/doctors.contract.ts'
import { discoverContract } from './rules/discover/discover.contract.ts'
import type { OpenDatabase } from './platform/db.ts'
import { giftCardsContract } from './rules/gift-cards/gift-cards.contract.ts'
import { labResultsContract } from './rules/lab-results/lab-results.contract.ts'
import { customerOrdersContract } from './rules/loyalty/customer-orders.contract.ts'
import { customerContract } from './rules/loyalty/customer.contract.ts'
import { ledgerContract } from './rules/loyalty/ledger.contract.ts'
import { profileContract } from './rules/loyalty/profile.contract.ts'
import { afterOrdersContract } from './rules/orders/after-orders.contract.ts'
import { cancelOrderContract } from './rules/orders/cancel-order.contract.ts'
import { orderTermsContract } from './rules/orders/order-terms.contract.ts'
import { orderNumberContract } from './rules/orders/order-number.contract.ts'
import { progressContract } from './rules/orders/progress.contract.ts'
import { placeOrderContract } from './rules/orders/place-order.contract.ts'
import { shownOrderingOrderContract } from './rules/ordering-orders/shown.contract.ts'
import { canceledOrderingOrderContract } from './rules/ordering-orders/cancel.contract.ts'
import { onceOrderingOrderContract } from './rules/ordering-orders/once.contract.ts'
import { refusedOrderingOrderContract } from './rules/ordering-orders/refusals.contract.ts'
import { orderTermsOfCartContract } from './rules/ordering-orders/terms.contract.ts'
import { placeOrderingOrderContract } from './rules/ordering-orders/place.contract.ts'
import { storedOrderingOrderContract } from './rules/ordering-orders/stored-order.contract.ts'
import { cartCallsContract } from './apis/ordering/cart-calls.contract.ts'
import { concurrencyContract } from './apis/ordering/concurrency.contract.ts'
import { menuContract } from './rules/ordering/menu.contract.ts'
import { sweepContract } from './rules/ordering/sweep.contract.ts'
import { restContract } from './apis/rest/rest.contract.ts'
import { insightsContract } from './apis/search/insights.contract.ts'
import { seedContract } from './seed/seed.contract.ts'
import { storeCreditContract } from './rules/store-credit/store-credit.contract.ts'
import { wishlistCartContract } from './rules/wishlists/wishlist-cart.contract.ts'
import { wishlistItemsContract } from './rules/wishlists/wishlist-items.contract.ts'
import { wishlistMenuItemsContract } from './rules/wishlists/wishlist-menu-items.contract.ts'
import { wishlistsContract } from './rules/wishlists/wishlists.contract.ts'

/** @param open opens a database without tables; the suite closes it */
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
  // Before anything is ordered, since both figures count stock.
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
  devicesContract(harness)
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
  wishlistMenuItemsContract(harness)
  wishlistCartContract(harness)
  commerceCartContract(harness)
  commerceCartFieldsContract(harness)
  commerceCheckoutContract(harness)
  placeOrderContract(harness)
  afterOrdersContract(harness)
  cancelOrderContract(harness)
  orderTermsContract(harness)
  discoverContract(harness)
  orderTermsOfCartContract(harness)
  placeOrderingOrderContract(harness)
  storedOrderingOrderContract(harness)
  refusedOrderingOrderContract(harness)
  onceOrderingOrderContract(harness)
  canceledOrderingOrderContract(harness)
  shownOrderingOrderContract(harness)
  orderNumberContract(harness)
  progressContract(harness)
}
