import { saidFields } from '../../wire/messages/message.ts'
import * as z from 'zod/mini'
import { type EventOf, defineEvents, secret } from '../../engine/kernel/define-events.ts'
import { customer, preferencesChange, profileChange, recentOrder, rewards } from '../../wire/commerce/customer-model.ts'

/** The signed-in customer's own data. */
export const accountEvents = defineEvents('account', {
  /** The account page was opened: the customer is fetched again. */
  opened: { v: 1, data: z.object({}) },
  loaded: { v: 1, data: z.object({ customer }) },
  loadFailed: { v: 1, data: z.object({}) },

  dashboardOpened: { v: 1, data: z.object({}) },
  dashboardLoaded: { v: 1, data: z.object({ rewards, orders: z.array(recentOrder) }) },
  dashboardFailed: { v: 1, data: z.object({}) },

  profileChanged: { v: 1, data: z.object({ change: profileChange }) },
  preferencesChanged: { v: 1, data: z.object({ change: preferencesChange }) },
  passwordChanged: { v: 1, data: z.object({ current: secret(), next: secret() }) },
  /** `customer` is the server's current state; null if the change does not affect it. */
  saved: { v: 1, data: z.object({ change: z.string(), customer: z.nullable(customer) }) },
  saveFailed: { v: 1, data: z.object({ change: z.string(), ...saidFields }) },
  saveElapsed: { v: 1, data: z.object({ change: z.string() }) },
})

export type AccountEvent = EventOf<typeof accountEvents>
