/** What overlays the page: sidebars, modals, toasts, theme. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { uiCommands } from './ui.commands.ts'
import { uiEffects } from './ui.effects.ts'
import { uiEvents } from './ui.events.ts'
import { uiListen } from './ui.listen.ts'
import { uiMachine } from './ui.machine.ts'
import { TOAST_MS } from './ui.rules.ts'
import { uiView } from './ui.view.ts'

export const uiDomain = defineDomain({
  name: 'ui',
  scope: 'tab',
  version: 1,
  events: uiEvents,
  machine: uiMachine,
  effects: uiEffects,
  listen: uiListen,
  due: ({ context }) =>
    context.toasts.map(({ id, until }) => ({
      at: until,
      within: TOAST_MS,
      event: uiEvents.toastElapsed({ id }),
    })),
  view: uiView,
  commands: uiCommands,
})
