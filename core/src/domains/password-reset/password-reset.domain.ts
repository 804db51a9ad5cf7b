/** Forgotten passwords: requesting a mail, and choosing a new password. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { passwordResetCommands } from './password-reset.commands.ts'
import { passwordResetEffects } from './password-reset.effects.ts'
import { passwordResetEvents } from './password-reset.events.ts'
import { passwordResetMachine } from './password-reset.machine.ts'
import { passwordResetPending } from './password-reset.pending.ts'
import { passwordResetView } from './password-reset.view.ts'

/**
 * Forgotten passwords: asking for a mail, and choosing a new password with its link. Each tab has its own. Adds
 * `shop.passwordReset`.
 */
export const passwordResetDomain = defineDomain({
  name: 'passwordReset',
  scope: 'tab',
  version: 1,
  events: passwordResetEvents,
  machine: passwordResetMachine,
  effects: passwordResetEffects,
  pending: passwordResetPending,
  view: passwordResetView,
  commands: passwordResetCommands,
})
