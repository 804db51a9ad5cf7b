import * as z from 'zod/mini'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { NEW_VISITOR_DAYS, VISITOR_DAYS } from './navigation.rules.ts'

/** 3.17.2, 3.17.3 */
const VISITOR_COOKIE = 'visitor_id'
const NEW_VISITOR_COOKIE = 'is_new_visitor'
export const RELOAD_KEY = 'RELOAD_PAGE'
const PLACING_KEYS = ['is_placing_order', 'just_placed_order'] as const

export const navigationEffects = {
  /** A visit renews the id's month; a visitor is new for an hour. */
  markVisitor: defineEffect({
    params: z.object({}),
    lane: 'navigation.visitor',
    run: async ({ ports: { cookies, ids } }) => {
      const known = cookies.get(VISITOR_COOKIE)
      cookies.set(VISITOR_COOKIE, known || ids.next(), VISITOR_DAYS)
      if (!known) cookies.set(NEW_VISITOR_COOKIE, '1', NEW_VISITOR_DAYS)
      return []
    },
  }),

  /** Away from the checkout nothing is being placed. */
  forgetPlacing: defineEffect({
    params: z.object({}),
    tabOnly: true,
    run: async ({ ports: { local } }) => {
      for (const key of PLACING_KEYS) local.remove(key)
      return []
    },
  }),

  // 4d.9
  reload: defineEffect({
    params: z.object({}),
    tabOnly: true,
    run: async ({ ports: { local, page } }) => {
      local.remove(RELOAD_KEY)
      page.reload()
      return []
    },
  }),
}
