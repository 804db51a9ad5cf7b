/** The shop's settings for the requesting page (`/embed/settings.json`). */
import { type Ports, warn } from '@leaflog/core'

/**
 * `stranger`: the shop does not list this page's origin, so the browser may not read its answers. `unreachable`: the
 * shop did not answer; saved data can still be shown.
 */
export type Standing = 'asking' | 'welcome' | 'stranger' | 'unreachable'

export interface Settings {
  readonly standing: Standing
  /** Shops of other brands by state, to which the gate leads. */
  readonly externalShops: Readonly<Record<string, string>>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Validates the answer, which comes from another server. */
export function settingsOf(answer: unknown): Settings {
  if (!isObject(answer)) return { standing: 'unreachable', externalShops: {} }
  const shops = isObject(answer['externalShops']) ? Object.entries(answer['externalShops']) : []
  const isUrl = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value)
  const externalShops = Object.fromEntries(shops.flatMap(([state, url]) => (isUrl(url) ? [[state, url]] : [])))
  // Without an Origin header it is a page of the shop itself.
  const standing = answer['isPartner'] === true || answer['origin'] === null ? 'welcome' : 'stranger'
  return { standing, externalShops }
}

/** For developers. */
export const unreachableText = (gateway: string): string =>
  `${gateway} does not answer: check that the attribute "gateway" is the shop’s origin, and that the shop runs`

export const strangerText = (gateway: string): string =>
  `${gateway} does not know this page: have "${location.origin}" added to its PARTNER_ORIGINS.`

export async function readSettings(http: Ports['http'], gateway: string): Promise<Settings> {
  try {
    const answer = await http(new Request(`${gateway}/embed/settings.json`))
    const settings = settingsOf(await answer.json())
    if (settings.standing === 'stranger') {
      warn(`[leaflog] ${gateway} does not know this page`, `have "${location.origin}" added to its PARTNER_ORIGINS.`)
    }
    return settings
  } catch (error) {
    warn(`[leaflog] ${unreachableText(gateway)}`, error instanceof Error ? error.message : error)
    return { standing: 'unreachable', externalShops: {} }
  }
}
