import { askCommerce, readCookie } from '@leaflog/core'
import { ageGateConfigQuery, type AgeGateEntry } from '@leaflog/core/wire/age-gate'
import { DEFAULT_STORE_ID, dispensaries, type Dispensary } from '@leaflog/core/wire/stores'

type Gateway = (request: Request) => Promise<Response>

const readAgeGate = async (gateway: Gateway, origin: string): Promise<AgeGateEntry[]> => {
  const { ageGateConfig } = await askCommerce({ http: gateway, gateway: origin }, ageGateConfigQuery, {})
  return ageGateConfig ?? []
}

/** The list is the same for minutes and 190 stores long: it is parsed again only when its text changes. */
let parsed: { text: string; list: Dispensary[] } = { text: '', list: [] }

const readStores = async (gateway: Gateway, origin: string): Promise<Dispensary[]> => {
  const answer = await gateway(new Request(new URL('/api/rest/stores', origin)))
  if (!answer.ok) return []
  const text = await answer.text()
  if (text !== parsed.text) parsed = { text, list: dispensaries.parse(JSON.parse(text)) }
  return parsed.list
}

/**
 * What the server must know before it draws anything: the gate's questions, the visitor's dispensary and the Default
 * view. A backend that does not answer costs the visitor these, never the page.
 */
export const readFrontDoor = async (gateway: Gateway, origin: string, cookies: string) => {
  const [gate, stores] = await Promise.allSettled([readAgeGate(gateway, origin), readStores(gateway, origin)])
  const list = stores.status === 'fulfilled' ? stores.value : []
  const storeId = readCookie(cookies, 'store_id')
  return {
    ageGateConfig: gate.status === 'fulfilled' ? gate.value : [],
    dispensary: list.find((store) => store.store_id === storeId && store.kind === 'dispensary') ?? null,
    defaultView: list.find((store) => store.store_id === DEFAULT_STORE_ID) ?? null,
  }
}
