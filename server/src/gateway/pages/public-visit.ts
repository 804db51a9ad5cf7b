/** A visit without an account and without a cart, as far as a page that is kept for everybody may know it. */
import { readCookie, VERIFICATION_DAYS, type KnownBefore } from '@leaflog/core'
import { defaultLanguage, LANGUAGE_COOKIE, languageFor } from '@leaflog/core/wire/shared/languages'
import { z } from 'zod'
import { cacheKey } from '../cache/caching.ts'

type StorageName = Parameters<KnownBefore['read']>[0]

/**
 * What a kept page does with each name under which the shop stores something. `choice`: the page may read it, in the
 * form that `choices` gives it. `unread`: no page reads it on the server. `personal`: who has it gets pages of their
 * own. A new name does not compile until it is listed.
 */
const cookies = {
  language: 'choice',
  theme: 'choice',
  analytics_consent: 'choice',
  age_verification: 'choice',
  state_code: 'choice',
  bypass_age_verification: 'choice',
  store_id: 'choice',
  selected_delivery_code: 'choice',
  shopping_mode: 'choice',
  visitor_id: 'unread',
  is_new_visitor: 'unread',
  store_name: 'unread',
  state_name: 'unread',
  sap_id: 'unread',
  RELOAD_PAGE: 'unread',
  search_terms: 'unread',
  search_found: 'unread',
  search_shortcut: 'unread',
  tabs_left: 'unread',
  form_drafts: 'unread',
  leaflog_visitor: 'unread',
  cartId: 'personal',
  storeId: 'personal',
  shopping_mode_changing: 'personal',
  is_placing_order: 'personal',
  just_placed_order: 'personal',
  cart_toast_info: 'personal',
  signin_token: 'personal',
  signin_confirmed: 'personal',
  refresh_token: 'personal',
  lastActivityTime: 'personal',
  tokenRefreshing: 'personal',
  session_invalid: 'personal',
  is_guest_checkout: 'personal',
  previous_url: 'personal',
  birth_date_toast: 'personal',
} as const satisfies Record<StorageName, 'choice' | 'unread' | 'personal'>

const personal = Object.entries(cookies).flatMap(([name, kind]) => (kind === 'personal' ? [name] : []))

/** Parameters that the shop's own links make. A page with another one is drawn for its visitor alone. */
const knownParameters = new Set(
  'age-gate brand category filter mode no-age-gate options p page price sort special status step strain topic view weight'.split(
    ' ',
  ),
)
const MAX_ADDRESS = 400

const choices = z.object({
  theme: z.enum(['light', 'dark', 'system']).nullable().catch(null),
  analytics_consent: z.enum(['granted', 'refused']).nullable().catch(null),
  shopping_mode: z.enum(['RECREATIONAL', 'MEDICAL']).nullable().catch(null),
  bypass_age_verification: z
    .string()
    .transform(() => '1')
    .nullable(),
  state_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  store_id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .nullable(),
  selected_delivery_code: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .nullable(),
})

const verification = z.object({ isVerified: z.literal(true), verificationTime: z.number() })

const DAY_MS = 24 * 3_600_000
/** A verification that ends sooner could end while a page that relies on it is kept. */
const MARGIN_MS = 10 * 60_000

/**
 * The value that a kept page is drawn from. It can only be made of a request by `of`, which takes nothing but the listed
 * choices, each from a small set of values; and a drawing gets only the request that `toRequest` makes of it.
 */
export class PublicVisit {
  readonly #address: URL
  readonly #language: string
  readonly #isVerified: boolean
  readonly #choices: z.infer<typeof choices>

  private constructor(address: URL, language: string, isVerified: boolean, chosen: z.infer<typeof choices>) {
    this.#address = address
    this.#language = language
    this.#isVerified = isVerified
    this.#choices = chosen
  }

  /** Undefined if the visitor has an account or a cart, or the request has anything that is not listed. */
  static of(
    address: URL,
    headers: { cookie?: string | undefined; 'accept-language'?: string | undefined },
    now: number,
  ): PublicVisit | undefined {
    const read = (name: string): string | null => readCookie(headers.cookie ?? '', name)
    if (personal.some((name) => read(name) !== null) || !isKnown(address)) return undefined
    const gate = gateOf(read('age_verification'), now)
    if (gate === 'ends soon') return undefined
    const names = Object.keys(choices.shape)
    const chosen = choices.safeParse(Object.fromEntries(names.map((name) => [name, read(name)])))
    if (!chosen.success) return undefined
    const language = languageFor(read(LANGUAGE_COOKIE), headers['accept-language'] ?? null)
    return new PublicVisit(new URL(address), language, gate === 'verified', chosen.data)
  }

  /** The same for two visits exactly if their pages are the same. */
  get key(): string {
    const chosen = Object.entries(this.#choices).map(([name, value]) => `${name}=${value ?? ''}`)
    return cacheKey(this.#address.href, this.#language, String(this.#isVerified), ...chosen)
  }

  /**
   * The request that the page is drawn from. The time of the age verification is the visitor's own secret: the page has
   * `now`, and the browser puts the one of its cookie in its place (`withOwnVerification` of the core).
   */
  toRequest(now: number, signal: AbortSignal): Request {
    const cookie = [
      // Without a choice the page is in the default language.
      [LANGUAGE_COOKIE, this.#language === defaultLanguage ? null : this.#language],
      ...Object.entries(this.#choices),
      ...(this.#isVerified
        ? [['age_verification', JSON.stringify({ isVerified: true, verificationTime: now })] as const]
        : []),
    ]
      .flatMap(([name, value]) => (name && value ? [`${name}=${encodeURIComponent(value)}`] : []))
      .join('; ')
    return new Request(this.#address, { headers: { accept: 'text/html', cookie }, signal })
  }
}

function isKnown({ pathname, search, searchParams }: URL): boolean {
  if (pathname.length + search.length > MAX_ADDRESS || pathname.startsWith('/dev/')) return false
  const names = [...searchParams.keys()]
  return names.length === new Set(names).size && names.every((name) => knownParameters.has(name))
}

/** Like the shop's own reading of the record: one that is invalid, of the future or too old verifies nobody. */
function gateOf(record: string | null, now: number): 'verified' | 'unverified' | 'ends soon' {
  if (record === null) return 'unverified'
  const read = verification.safeParse(parsed(record))
  if (!read.success || read.data.verificationTime > now) return 'unverified'
  const left = read.data.verificationTime + VERIFICATION_DAYS * DAY_MS - now
  if (left <= -MARGIN_MS) return 'unverified'
  return left <= MARGIN_MS ? 'ends soon' : 'verified'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // An unreadable record verifies nobody.
    return undefined
  }
}
