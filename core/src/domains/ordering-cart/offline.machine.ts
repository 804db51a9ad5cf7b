/** I11: changes that cannot be sent are kept, and tried again after a pause or when the network may be back. */
import { assign } from 'xstate'
import { base, send } from './actions.machine.ts'
import { canResume, lose, resume, retry } from './away.ts'

export const offline = base.createStateConfig({
  on: {
    'orderingCart.unreachable': {
      guard: ({ context, event }) => context.sending === event.data.intent,
      actions: assign(({ context, event }) => lose(context, event.data, event.at)),
    },
    'orderingCart.woken': {
      guard: ({ context, event }) => canResume(context, event.at),
      actions: [assign(({ context }) => resume(context)), send],
    },
    'orderingCart.retryDue': {
      guard: ({ context, event }) => context.away?.retryAt === event.data.at,
      actions: [assign(({ context }) => retry(context)), send],
    },
  },
})
