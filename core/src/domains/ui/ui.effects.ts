import * as z from 'zod/mini'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { theme } from './ui.events.ts'

// 3.17.3
export const THEME_KEY = 'theme'
export const BIRTH_DATE_TOAST_KEY = 'birth_date_toast'
const CART_TOAST_KEY = 'cart_toast_info'

export const uiEffects = {
  scrollToTop: defineEffect({
    params: z.object({}),
    tabOnly: true,
    run: async ({ ports }) => {
      ports.page.scrollToTop()
      return []
    },
  }),
  saveBirthDateToast: defineEffect({
    params: z.object({}),
    tabOnly: true,
    run: async ({ ports }) => {
      ports.session.set(BIRTH_DATE_TOAST_KEY, 'closed')
      return []
    },
  }),
  saveTheme: defineEffect({
    params: z.object({ theme }),
    lane: 'ui.theme',
    run: async ({ params, ports }) => {
      ports.local.set(THEME_KEY, params.theme)
      ports.cookies.set(THEME_KEY, params.theme)
      return []
    },
  }),
  saveCartToast: defineEffect({
    params: z.object({ productId: z.string(), option: z.string() }),
    tabOnly: true,
    lane: 'ui.cartToast',
    run: async ({ params, ports }) => {
      ports.session.set(CART_TOAST_KEY, JSON.stringify(params))
      return []
    },
  }),
  clearCartToast: defineEffect({
    params: z.object({}),
    tabOnly: true,
    lane: 'ui.cartToast',
    run: async ({ ports }) => {
      ports.session.remove(CART_TOAST_KEY)
      return []
    },
  }),
}
