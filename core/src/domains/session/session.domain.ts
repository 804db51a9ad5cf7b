/** The session: signing in, renewing tokens, idle time, signing out in every tab. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { sessionCommands } from './session.commands.ts'
import { nextLook } from './session.context.ts'
import { sessionEffects } from './session.effects.ts'
import { sessionEvents } from './session.events.ts'
import { sessionListen, sessionRecall } from './session.listen.ts'
import { sessionMachine } from './session.machine.ts'
import { sessionPending } from './session.pending.ts'
import { SIGN_IN_WAIT_MS } from './session.rules.ts'
import { sessionView } from './session.view.ts'

export const sessionDomain = defineDomain({
  name: 'session',
  scope: 'shared',
  version: 1,
  events: sessionEvents,
  machine: sessionMachine,
  effects: sessionEffects,
  recall: sessionRecall,
  listen: sessionListen,
  due: (state) => {
    const { attempt } = state.context
    if (attempt)
      return [
        { at: attempt.until, within: SIGN_IN_WAIT_MS, event: sessionEvents.signInElapsed({ attempt: attempt.id }) },
      ]
    return state.matches({ signedIn: 'checking' }) ? [nextLook(state.context)] : []
  },
  pending: sessionPending,
  view: sessionView,
  commands: sessionCommands,
})
