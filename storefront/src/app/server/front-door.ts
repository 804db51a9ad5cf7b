/** Server-side reads for a page: the menu cache, the files of a page, the status of a failure. @module */
import { askCommerce, readCookie } from '@leaflog/core'
import { ageGateConfigQuery, type AgeGateEntry } from '@leaflog/core/wire/commerce/age-gate'
import { DEFAULT_STORE_ID, dispensaries, type Dispensary } from '@leaflog/core/wire/content/stores'
import { type Reporting, without } from '../../shared/page/report-unexpected.ts'

type Gateway = (request: Request) => Promise<Response>

const readAgeGate = async (gateway: Gateway, origin: string): Promise<AgeGateEntry[]> => {
  const { ageGateConfig } = await askCommerce({ http: gateway, gateway: origin }, ageGateConfigQuery, {})
  return ageGateConfig ?? []
}

/** The list rarely changes and has 190 stores, so it is parsed again only if its text differs. */
let parsed: { text: string; list: Dispensary[] } = { text: '', list: [] }

const readStores = async (gateway: Gateway, origin: string): Promise<Dispensary[]> => {
  const answer = await gateway(new Request(new URL('/api/rest/stores', origin)))
  if (!answer.ok) return []
  const text = await answer.text()
  if (text !== parsed.text) parsed = { text, list: dispensaries.parse(JSON.parse(text)) }
  return parsed.list
}

/**
 * What the server needs before rendering: the gate's states, the visitor's dispensary and the Default view. If a
 * backend does not answer, its part is empty and the page still renders; an answer that cannot be parsed is reported.
 */
export const readFrontDoor = async (gateway: Gateway, origin: string, cookies: string, context: Reporting) => {
  const [ageGateConfig, stores] = await Promise.all([
    readAgeGate(gateway, origin).catch(without([], context, 'AGE_GATE_NOT_READ')),
    readStores(gateway, origin).catch(without([], context, 'STORES_NOT_READ')),
  ])
  const storeId = readCookie(cookies, 'store_id')
  return {
    ageGateConfig,
    dispensary: stores.find((store) => store.store_id === storeId && store.kind === 'dispensary') ?? null,
    defaultView: stores.find((store) => store.store_id === DEFAULT_STORE_ID) ?? null,
  }
}
