/** The visitor's current page, and the page to return to after signing in. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { navigationCommands } from './navigation.commands.ts'
import { navigationEffects } from './navigation.effects.ts'
import { navigationEvents } from './navigation.events.ts'
import { navigationListen } from './navigation.listen.ts'
import { navigationMachine } from './navigation.machine.ts'
import { loyaltyPageType } from './page-types.ts'

export const navigationDomain = defineDomain({
  name: 'navigation',
  scope: 'tab',
  version: 1,
  events: navigationEvents,
  machine: navigationMachine,
  effects: navigationEffects,
  listen: navigationListen,
  view: ({ context: { path, search, hash, previous, ageGateBypassed } }) => ({
    path,
    search,
    hash,
    previous,
    ageGateBypassed,
    pageType: loyaltyPageType(path),
  }),
  commands: navigationCommands,
})
