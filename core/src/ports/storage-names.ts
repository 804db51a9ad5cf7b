/**
 * Every name under which visitor data is stored beside the log, in any of the three storages. All are erased
 * when the visitor is forgotten. The ports accept no other names, so unlisted data cannot be stored.
 */
export const VISITORS_NAMES = [
  'visitor_id',
  'is_new_visitor',
  'analytics_consent',
  'language',
  'theme',
  'age_verification',
  'state_code',
  'bypass_age_verification',
  'store_id',
  'store_name',
  'state_name',
  'sap_id',
  'selected_delivery_code',
  'shopping_mode',
  'cartId',
  'storeId',
  'shopping_mode_changing',
  'is_placing_order',
  'just_placed_order',
  'cart_toast_info',
  'signin_token',
  'signin_confirmed',
  'refresh_token',
  'lastActivityTime',
  'tokenRefreshing',
  'session_invalid',
  'is_guest_checkout',
  'previous_url',
  'RELOAD_PAGE',
  'birth_date_toast',
  'search_terms',
  'search_found',
  'search_shortcut',
  'tabs_left',
  'form_drafts',
] as const

/** Names the log that the rest belongs to, once a visitor was forgotten here. It is rewritten, not erased. */
export const OWNER_NAME = 'leaflog_visitor'

/** A name in `local`, `session` or `cookies`. */
export type StorageName = (typeof VISITORS_NAMES)[number] | typeof OWNER_NAME
