/** Feature flags, written down so that a replay shows under which of them something happened. Not in every shop. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { flagsCommands } from './flags.commands.ts'
import { flagsEvents } from './flags.events.ts'
import { flagsMachine } from './flags.machine.ts'
import { flagsSaved } from './flags.saved.ts'
import { flagsView } from './flags.view.ts'

/**
 * Feature flags that another system decides, written into the log. Adds `shop.flags`; the plugin `featureFlags` of
 * `@leaflog/core/plugins` fills it.
 */
export const flagsDomain = defineDomain({
  name: 'flags',
  scope: 'shared',
  version: 1,
  events: flagsEvents,
  machine: flagsMachine,
  context: () => Promise.resolve(flagsSaved),
  view: flagsView,
  commands: flagsCommands,
})
