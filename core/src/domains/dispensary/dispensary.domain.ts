/** The chosen dispensary, its shopping mode and its fulfilment. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { dispensaryCommands } from './dispensary.commands.ts'
import { dispensaryEffects } from './dispensary.effects.ts'
import { dispensaryEvents } from './dispensary.events.ts'
import { dispensaryListen } from './dispensary.listen.ts'
import { dispensaryMachine } from './dispensary.machine.ts'
import { dispensaryView } from './dispensary.view.ts'

export const dispensaryDomain = defineDomain({
  name: 'dispensary',
  scope: 'shared',
  version: 1,
  events: dispensaryEvents,
  machine: dispensaryMachine,
  effects: dispensaryEffects,
  listen: dispensaryListen,
  view: dispensaryView,
  commands: dispensaryCommands,
})
