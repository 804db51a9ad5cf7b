/** The account: a Rewards member’s details, points and preferences. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { accountCommands } from './account.commands.ts'
import { accountEffects } from './account.effects.ts'
import { accountEvents } from './account.events.ts'
import { accountMachine } from './account.machine.ts'
import { accountPending } from './account.pending.ts'
import { SAVE_WAIT_MS } from './account.rules.ts'
import { accountView } from './account.view.ts'

/**
 * The account of a signed-in Rewards member: details, points, preferences, and saving changes of them. Adds
 * `shop.account`.
 */
export const accountDomain = defineDomain({
  name: 'account',
  scope: 'shared',
  version: 1,
  events: accountEvents,
  machine: accountMachine,
  effects: accountEffects,
  due: ({ context: { saving } }) =>
    saving ? [{ at: saving.until, within: SAVE_WAIT_MS, event: accountEvents.saveElapsed({ change: saving.id }) }] : [],
  pending: accountPending,
  view: accountView,
  commands: accountCommands,
})
