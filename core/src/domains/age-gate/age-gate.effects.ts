import * as z from 'zod/mini'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { ageGateConfigQuery } from '../../wire/commerce/age-gate.ts'
import { askCommerce } from '../../http/ask-commerce.ts'
import { ageGateEvents } from './age-gate.events.ts'
import { STATE_COOKIE_DAYS } from './age-gate.rules.ts'

/** Local storage and a cookie of the same name, so that the server knows before it renders. */
export const RECORD_KEY = 'age_verification'
export const STATE_KEY = 'state_code'

export const ageGateEffects = {
  loadConfig: defineEffect({
    params: z.object({}),
    attempts: 2,
    run: async ({ ports, config, signal }) => {
      const { ageGateConfig } = await askCommerce(
        { http: ports.http, gateway: config.gateway, signal },
        ageGateConfigQuery,
        {},
      )
      if (!ageGateConfig?.length) return [ageGateEvents.configFailed({})]
      return [ageGateEvents.configLoaded({ entries: ageGateConfig })]
    },
    giveUp: () => [ageGateEvents.configFailed({})],
  }),

  // 4a.6, 9a.3
  saveRecord: defineEffect({
    params: z.object({ verificationTime: z.number(), state: z.string(), validDays: z.number() }),
    run: async ({ params, ports }) => {
      const record = JSON.stringify({ isVerified: true, verificationTime: params.verificationTime })
      ports.local.set(RECORD_KEY, record)
      ports.cookies.set(RECORD_KEY, record, params.validDays)
      ports.local.set(STATE_KEY, params.state)
      ports.cookies.set(STATE_KEY, params.state, STATE_COOKIE_DAYS)
      return []
    },
  }),

  // 4a.9
  forgetRecord: defineEffect({
    params: z.object({}),
    run: async ({ ports }) => {
      ports.local.remove(RECORD_KEY)
      ports.cookies.remove(RECORD_KEY)
      return []
    },
  }),

  // 4a.7
  openExternalShop: defineEffect({
    params: z.object({ state: z.string() }),
    tabOnly: true,
    run: async ({ params, ports, config }) => {
      const url = config.externalShops[params.state]
      if (url) ports.page.openTab(url)
      return []
    },
  }),

  // 4a.8
  leave: defineEffect({
    params: z.object({}),
    tabOnly: true,
    run: async ({ ports, config }) => {
      ports.page.go(config.exitUrl)
      return []
    },
  }),
}
