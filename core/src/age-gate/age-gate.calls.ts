import { askCommerce } from '../http/ask-commerce.ts'
import type { EffectContext } from '../kernel/define-domain.ts'
import type { Fact } from '../kernel/define-events.ts'
import { ageGateConfigQuery } from '../wire/commerce.ts'
import { ageGateEvents } from './age-gate.events.ts'

/** 3.1 */
export async function loadConfig({ ports, config, signal }: EffectContext<unknown>): Promise<Fact[]> {
  const call = { http: ports.http, gateway: config.gateway, signal }
  const { ageGateConfig } = await askCommerce(call, ageGateConfigQuery, {})
  if (!ageGateConfig?.length) return [ageGateEvents.configFailed({})]
  return [ageGateEvents.configLoaded({ entries: ageGateConfig })]
}
