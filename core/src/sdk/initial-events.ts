/** What is known before the log is open: from cookies and storage, and from what the server has loaded. */
import { ageGateEvents } from '../domains/age-gate/age-gate.events.ts'
import { RECORD_KEY, STATE_KEY } from '../domains/age-gate/age-gate.effects.ts'
import { VERIFICATION_DAYS } from '../domains/age-gate/age-gate.rules.ts'
import { DELIVERY_CODE, SHOPPING_MODE } from '../domains/dispensary/dispensary.effects.ts'
import { dispensaryEvents, shoppingMode } from '../domains/dispensary/dispensary.events.ts'
import { DEFAULT_MODE } from '../domains/dispensary/dispensary.rules.ts'
import { modeAt } from '../rules/catalogue/menu.ts'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import type { InitialEvents } from '../engine/kernel/kernel.ts'
import { isGateBypassed } from '../domains/navigation/navigation.commands.ts'
import { navigationEvents } from '../domains/navigation/navigation.events.ts'
import { CART_ID, CART_STORE_ID } from '../domains/ordering-cart/ordering-cart.effects.ts'
import { orderingCartEvents } from '../domains/ordering-cart/ordering-cart.events.ts'
import type { StorageName } from '../ports/storage-names.ts'
import { sessionEvents } from '../domains/session/session.events.ts'
import { expiryOf } from '../domains/session/session.rules.ts'
import { CONFIRMED_COOKIE, TOKEN_KEY } from '../domains/session/session.storage.ts'
import { THEME_KEY } from '../domains/ui/ui.effects.ts'
import { theme, uiEvents } from '../domains/ui/ui.events.ts'
import type { AgeGateEntry } from '../wire/commerce/age-gate.ts'
import type { Dispensary } from '../wire/content/stores.ts'
import * as z from 'zod/mini'

const RECALLED = 'ageGate.recalled'

/** 3.2 */
const verificationRecord = z.object({ isVerified: z.boolean(), verificationTime: z.number() })

/** What a server or a page knows of a visitor before the log is open. */
export interface KnownBefore {
  /** Reads a value by its spec name: a cookie on the server, a cookie or local storage in a browser. */
  readonly read: (name: StorageName) => string | null
  /** The address of the page. */
  readonly url: Pick<URL, 'pathname' | 'search' | 'hash'>
  /** Epoch ms. */
  readonly now: number
  /** The configuration of the age gate, if it was read already. */
  readonly ageGateConfig?: readonly AgeGateEntry[] | null
  /** The chosen dispensary, if it was read already. */
  readonly dispensary?: Dispensary | null
  /** For how many days a confirmed age is valid; 30 by default. */
  readonly verificationDays?: number
}

/** Plain JSON: the server puts it into the page, and the browser begins with the same state. */
export function initialEventsFrom({
  read,
  url,
  now,
  ageGateConfig,
  dispensary,
  verificationDays,
}: KnownBefore): InitialEvents {
  const events: DomainEvent[] = []
  const record = parseRecord(read(RECORD_KEY))
  if (ageGateConfig?.length) events.push(ageGateEvents.configLoaded({ entries: [...ageGateConfig] }))
  if (record?.isVerified && record.verificationTime <= now) {
    const validDays = verificationDays ?? VERIFICATION_DAYS
    const { verificationTime } = record
    events.push(ageGateEvents.recalled({ verificationTime, state: read(STATE_KEY), validDays }))
  }
  const mode = shoppingMode.safeParse(read(SHOPPING_MODE)).data ?? DEFAULT_MODE
  const chosen = dispensary?.kind === 'dispensary' ? dispensary : null
  events.push(
    dispensaryEvents.recalled({
      dispensary: chosen,
      mode: chosen ? modeAt(chosen, mode) : mode,
      deliveryCode: read(DELIVERY_CODE),
    }),
  )
  const token = read(TOKEN_KEY)
  if (token)
    events.push(sessionEvents.recalled({ expiresAt: expiryOf(token), confirmed: read(CONFIRMED_COOKIE) !== null }))
  const cartId = read(CART_ID)
  const storeId = read(CART_STORE_ID)
  if (cartId && storeId) events.push(orderingCartEvents.recalled({ cartId, storeId }))
  const chosenTheme = theme.safeParse(read(THEME_KEY)).data
  if (chosenTheme) events.push(uiEvents.themeRecalled({ theme: chosenTheme }))
  const { pathname: path, search, hash } = url
  const ageGateBypassed = isGateBypassed(search, { get: read })
  events.push(navigationEvents.arrived({ path, search, hash, ageGateBypassed }))
  return { at: now, events }
}

/**
 * A page that many visitors get has the time of its drawing as the time of the age verification. This puts the
 * visitor's own there, from the record that only the visitor has.
 */
export function withOwnVerification(seed: InitialEvents, read: KnownBefore['read']): InitialEvents {
  const verificationTime = parseRecord(read(RECORD_KEY))?.verificationTime
  if (verificationTime === undefined) return seed
  const own = (event: DomainEvent): DomainEvent =>
    event.type === RECALLED && typeof event.data === 'object'
      ? { ...event, data: { ...event.data, verificationTime } }
      : event
  return { ...seed, events: seed.events.map(own) }
}

function parseRecord(text: string | null) {
  if (text === null) return null
  try {
    return verificationRecord.parse(JSON.parse(text))
  } catch {
    // A record that cannot be read proves nothing: the age gate asks again.
    return null
  }
}
