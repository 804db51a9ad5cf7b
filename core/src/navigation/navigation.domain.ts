import { defineDomain } from '../kernel/define-domain.ts'
import { navigationEvents } from './navigation.events.ts'
import { navigationMachine } from './navigation.machine.ts'

export const navigationDomain = defineDomain({
  name: 'navigation',
  scope: 'tab',
  version: 1,
  events: navigationEvents,
  machine: navigationMachine,
  view: ({ context: { path, search, hash, previous, ageGateBypassed } }) => ({
    path,
    search,
    hash,
    previous,
    ageGateBypassed,
  }),
})
