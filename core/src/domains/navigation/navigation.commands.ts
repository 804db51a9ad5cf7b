import type { CommandContext } from '../../engine/kernel/commands.ts'
import type { Cookies } from '../../ports/ports.ts'
import { navigationEvents } from './navigation.events.ts'

// 3.17.3, 4a.2
export const BYPASS_COOKIE = 'bypass_age_verification'
/** 2a.7 */
const NO_AGE_GATE = 'no-age-gate'

/** A cookie or the parameter disables the gate. */
export const isGateBypassed = (search: string, cookies: Pick<Cookies, 'get'>): boolean =>
  new URLSearchParams(search).has(NO_AGE_GATE) || cookies.get(BYPASS_COOKIE) !== null

export function navigationCommands({ commitIfNews, cookies }: CommandContext) {
  return {
    /** Reports the page's current address, with `?search` and `#hash` as the address bar shows them. */
    async arrived({ path, search, hash }: { path: string; search: string; hash: string }): Promise<void> {
      const ageGateBypassed = isGateBypassed(search, cookies)
      await commitIfNews(navigationEvents.arrived({ path, search, hash, ageGateBypassed }))
    },
  }
}
