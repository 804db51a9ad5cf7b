/** The menu of the chosen ordering store: reading it, keeping it fresh, and showing it stale. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { menuCommands } from './menu.commands.ts'
import { menuEffects } from './menu.effects.ts'
import { menuEvents } from './menu.events.ts'
import { menuMachine } from './menu.machine.ts'
import { menuPending } from './menu.pending.ts'
import { menuView } from './menu.view.ts'

export const menuDomain = defineDomain({
  name: 'menu',
  scope: 'shared',
  version: 2,
  // Of the first release, which wrote no version: it was at 2 already.
  migrate: (saved, from) => (from === 1 ? saved : null),
  events: menuEvents,
  machine: menuMachine,
  effects: menuEffects,
  pending: menuPending,
  view: menuView,
  commands: menuCommands,
})
