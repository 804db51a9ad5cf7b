/** What a saved context of the account has to be. */
import * as z from 'zod/mini'
import { customer, preferencesChange, profileChange, recentOrder, rewards } from '../../wire/commerce/customer-model.ts'
import { messageShape } from '../../wire/messages/message.ts'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import type { AccountContext } from './account.machine.ts'

const loading = z.enum(['none', 'loading', 'ready', 'failed'])
const saving = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profile'), change: profileChange }),
  z.object({ kind: z.literal('preferences'), change: preferencesChange }),
  z.object({ kind: z.literal('password') }),
])

export const accountSaved = schemaOf<AccountContext>()(
  z.object({
    status: loading,
    loadId: z.optional(z.string()),
    customer: z.nullable(customer),
    dashboard: loading,
    dashboardLoadId: z.optional(z.string()),
    rewards: z.nullable(rewards),
    orders: z.nullable(z.array(recentOrder)),
    saving: z.nullable(z.object({ id: z.string(), until: z.number(), call: z.optional(saving) })),
    problem: z.nullable(z.string()),
    said: z.optional(messageShape),
  }),
)
