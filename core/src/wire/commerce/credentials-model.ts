/** Event data of signing in and joining. The documents are in credentials.ts, which the first page does not load. */
import * as z from 'zod/mini'
import { sentRefusal } from '../messages/message.ts'

/** The customer's ordering cart after signing in, and what could not be merged (`title|text`, 8.11). */
export const mergedCart = z.object({
  id: z.string(),
  store_id: z.string(),
  issues: z.array(sentRefusal),
})
export type MergedCart = z.infer<typeof mergedCart>

/** What is known about an email: a member, an account of the shop, or neither. */
export const emailCheck = z.object({
  loyalty_registered: z.boolean(),
  shop_registered: z.boolean(),
  email_valid: z.boolean(),
  have_password: z.boolean(),
  is_phone_subscribed: z.boolean(),
})
export type EmailCheck = z.infer<typeof emailCheck>
