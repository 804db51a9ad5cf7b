/** Joining Rewards: the steps from an email to an account. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { enrolmentCommands } from './enrolment.commands.ts'
import { enrolmentEffects } from './enrolment.effects.ts'
import { enrolmentEvents } from './enrolment.events.ts'
import { enrolmentMachine } from './enrolment.machine.ts'
import { enrolmentPending } from './enrolment.pending.ts'
import { ANSWER_WAIT_MS } from './enrolment.rules.ts'
import { enrolmentView } from './enrolment.view.ts'

/** Joining Rewards: the steps from an email address to an account. Adds `shop.enrolment`. */
export const enrolmentDomain = defineDomain({
  name: 'enrolment',
  scope: 'shared',
  version: 1,
  events: enrolmentEvents,
  machine: enrolmentMachine,
  effects: enrolmentEffects,
  due: ({ context: { waiting } }) =>
    waiting
      ? [
          {
            at: waiting.until,
            within: ANSWER_WAIT_MS,
            event: enrolmentEvents.refused({ request: waiting.id, message: null }),
          },
        ]
      : [],
  pending: enrolmentPending,
  view: enrolmentView,
  commands: enrolmentCommands,
})
