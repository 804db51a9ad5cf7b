/**
 * What each text in a log is: of a person, of a store, or public. One table for events and states alike; the longest ending
 * of a path that is listed decides, lists and what a record is keyed by left out. A test walks every event and state and
 * fails for a text that is not listed.
 */

/** What replaces a text: see `pseudonyms.ts`. */
export type PersonalKind =
  | ('name' | 'email' | 'phone' | 'street' | 'city' | 'zip' | 'birthDate' | 'birthDay' | 'birthYear')
  /** Of a bank, found in texts only. */
  | 'card'
  /** Leads to a person or to what is theirs: numbers of orders, ids of carts and lists, codes of cards. */
  | 'id'
  /** Written freely by a person: replaced as a whole. */
  | 'note'

export type Kind =
  | PersonalKind
  /** A sentence, and an address on our pages: what is known to be personal is replaced in it. */
  | ('text' | 'url')
  /** Nobody says what it is: it stays where the log says the same publicly elsewhere, or goes as what a person has written. */
  | 'open'
  /** Where a store is and how it is reached: public, also where it stands in a person's place. */
  | 'place'
  | 'public'

const table = new Map<string, Kind>()
const list = (kind: Kind, paths: string): void => {
  for (const path of paths.split(/\s+/)) table.set(path, kind)
}

list('name', 'firstname lastname nickname suffix signature marketing_phone_signature')
list('email', 'email marketing_email marketing_email_rewards analytics.context.customer')
list('phone', 'phone telephone change.phone_number marketing_phone marketing_phone_rewards')
list('street', 'street')
list('city', 'city')
list('zip', 'postcode zip')
list('birthDate', 'birthDate dateOfBirth date_of_birth medicalCard.expires')
list('birthDay', 'ageGate.dateChosen.month ageGate.dateChosen.day chosen.month chosen.day')
list('birthYear', 'year')
list(
  'id',
  `cartId cart.id joining source expecting orderNumber order.number order.token orders.number medicalCard.number data.number member_code ending wishlistId listId
     lists.id change.to`,
)
list('note', 'company notes note enteredOptions.value lists.name change.name coupons')
list(
  'text',
  `message problem text title sentence configProblem errorMessage info info_message error_messages service_problem
     accountProblem history.label history.id discounts.label params`,
)
// To whom a gift card goes, beside what was chosen of a product.
list('open', 'options.value')
list('url', 'path search hash previous pageDetailed.key pages.key')
list(
  'place',
  `store_name address phone_number storeName pickup.name pickup.phone dispensary.city chosen.city my_store_info.city
     dispensary.postcode chosen.postcode my_store_info.postcode`,
)
list(
  'public',
  `account age_requirement_copy attempt batch blob brand by call carrier carrier_code category change channel check choice
     chosen close code country_code created_at current dashboard dashboardLoadId date day deliveryCode delivery_method description destination
     effect ends_on entry failed id ids image intent itemId itemIds key kind label language loadId loading main_title medical_id_status method method_code
     min_age_medical min_age_recreational mode modes my_store name open option options order_date outcome parentSku
     payment picture points_expire_on pricingType productId promos region regionCode renewalId request resetType rewards_state sap_id selected
     selectedOptions sending set shopping_mode sku slot slotid state stateName state_code state_label state_name status
     store storeCode storeId store_code store_id strain strainType strain_type sub_title subcategory tab thc theme time
     time_zone type uid unit urlKey url_key variant variant_sku version view windowId zoneid`,
)

/** JSON that nobody declares, whatever its keys are called; and JSON of which only the keys that are listed are known. */
const UNDECLARED = /^ui\.(modalOpened|context\.modal)\.data\b/
const OPEN = /^analytics\.(pageDetailed|context)\b.*\.data\b/

/** What a sentence is filled with is of a sentence, whatever it is called. */
const PARAMETER = /\.params\.[^.]+$/

/** Pages are kept by tab, and how a tab is called is a partner's choice. */
const KEY_OF_PAGE = /^analytics\.context\.pages\..+\.key$/

/** Every ending that is listed, for the test. */
export const listedPaths: ReadonlySet<string> = new Set(table.keys())

/** The listed ending of a path such as `account.loaded.customer.email`; null where none is. */
export function listedPath(path: string): string | null {
  const keys = path.replace(PARAMETER, '.params').replace(KEY_OF_PAGE, 'pages.key').split('.')
  for (let from = 0; from < keys.length; from += 1) {
    const ending = keys.slice(from).join('.')
    if (table.has(ending)) return ending
  }
  return null
}

export const isUndeclared = (path: string): boolean => UNDECLARED.test(path)
export const isOpen = (path: string): boolean => isUndeclared(path) || OPEN.test(path)

/** What is not listed is treated as a text. */
export function kindOf(path: string, around: Readonly<Record<string, unknown>> = {}): Kind {
  if (isUndeclared(path)) return 'open'
  // The code of a way to pay is ours, that of a coupon is typed.
  if (around['set'] === 'coupon' && path.endsWith('.code')) return 'note'
  const listed = listedPath(path)
  return (listed === null ? undefined : table.get(listed)) ?? (isOpen(path) ? 'open' : 'text')
}
