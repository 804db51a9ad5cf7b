/** What the shop says of the page that asks (`/embed/settings.json`). */
import { type Ports, warn } from '@leaflog/core'

/**
 * `stranger`: the shop does not list this page's origin, so that its browser lets it read nothing. `unreachable`: it could
 * not be found out; what this browser kept can be shown all the same.
 */
export type Standing = 'asking' | 'welcome' | 'stranger' | 'unreachable'

export interface Settings {
  readonly standing: Standing
  /** 4a.7 */
  readonly externalShops: Readonly<Record<string, string>>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Answers are read with care: they are another server's. */
export function settingsOf(answer: unknown): Settings {
  if (!isObject(answer)) return { standing: 'unreachable', externalShops: {} }
  const shops = isObject(answer['externalShops']) ? Object.entries(answer['externalShops']) : []
  const isUrl = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value)
  const externalShops = Object.fromEntries(shops.flatMap(([state, url]) => (isUrl(url) ? [[state, url]] : [])))
  // Without an origin it is a page of the shop's own.
  const standing = answer['isPartner'] === true || answer['origin'] === null ? 'welcome' : 'stranger'
  return { standing, externalShops }
}

export async function readSettings(http: Ports['http'], gateway: string): Promise<Settings> {
  try {
    const answer = await http(new Request(`${gateway}/embed/settings.json`))
    const settings = settingsOf(await answer.json())
    if (settings.standing === 'stranger') {
      warn(`[leaflog] ${gateway} does not know this page`, `have "${location.origin}" added to its PARTNER_ORIGINS.`)
    }
    return settings
  } catch {
    // The standing says it, and the elements show it.
    return { standing: 'unreachable', externalShops: {} }
  }
}
