/** The age gate: who may enter, by which state’s rule, and for how long. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { ageGateCommands } from './age-gate.commands.ts'
import { ageGateEffects } from './age-gate.effects.ts'
import { ageGateEvents } from './age-gate.events.ts'
import { ageGateMachine } from './age-gate.machine.ts'
import { ageGatePending } from './age-gate.pending.ts'
import { ERROR_SHOWN_MS } from './age-gate.rules.ts'
import { ageGateView } from './age-gate.view.ts'

export const ageGateDomain = defineDomain({
  name: 'ageGate',
  scope: 'shared',
  version: 1,
  events: ageGateEvents,
  machine: ageGateMachine,
  effects: ageGateEffects,
  due: ({ context: { error, verified } }) => [
    ...(error
      ? [{ at: error.until, within: ERROR_SHOWN_MS, event: ageGateEvents.refusalElapsed({ until: error.until }) }]
      : []),
    ...(verified ? [{ at: verified.until, event: ageGateEvents.expired({ verificationTime: verified.at }) }] : []),
  ],
  refuse: (_, event) => (event.type === ageGateEvents.submitted.type ? 'EVENT_INVALID' : null),
  pending: ageGatePending,
  view: ageGateView,
  commands: ageGateCommands,
})
