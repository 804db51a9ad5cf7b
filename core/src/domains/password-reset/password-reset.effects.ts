/** Both need what only this tab has, or are of no use to another. */
import * as z from 'zod/mini'
import { LeaflogError, saidBy } from '../../errors/errors.ts'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { passwordResetEvents, resetType } from './password-reset.events.ts'

const calls = () => loadCalls(() => import('./password-reset.calls.ts'))

/** 8.6: the server's sentence, or its absence's. */
const failed = (request: string, error: unknown) => {
  const failure = error instanceof LeaflogError ? error : new LeaflogError('RESET_FAILED')
  return [passwordResetEvents.failed({ request, ...saidBy(failure) })]
}

export const passwordResetEffects = {
  request: defineEffect({
    params: z.object({ request: z.string(), email: z.string(), type: resetType }),
    tabOnly: true,
    run: async (context) => (await calls()).request(context),
    giveUp: ({ params }, error) => failed(params.request, error),
  }),

  choose: defineEffect({
    params: z.object({ request: z.string() }),
    tabOnly: true,
    run: async (context) => (await calls()).choose(context),
    giveUp: ({ params }, error) => failed(params.request, error),
  }),
}
