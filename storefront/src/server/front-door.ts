import { ageGateConfigQuery, type AgeGateEntry, graphqlAnswer } from '@leaflog/core/wire/commerce'
import { dispensaries, type Dispensary } from '@leaflog/core/wire/stores'
import { readCookie } from './cookies.ts'

type Gateway = (request: Request) => Promise<Response>

const readAgeGate = async (gateway: Gateway, origin: string): Promise<AgeGateEntry[]> => {
  const address = new URL('/api/graphql', origin)
  address.searchParams.set('query', ageGateConfigQuery.query)
  address.searchParams.set('operationName', ageGateConfigQuery.operationName)
  address.searchParams.set('variables', '{}')
  const answer = await gateway(new Request(address, { headers: { accept: 'application/json' } }))
  return graphqlAnswer(ageGateConfigQuery.result).parse(await answer.json()).data?.ageGateConfig ?? []
}

const readDispensary = async (gateway: Gateway, origin: string, storeId: string): Promise<Dispensary | null> => {
  const answer = await gateway(new Request(new URL('/api/rest/stores', origin)))
  const list = dispensaries.parse(await answer.json())
  return list.find((store) => store.store_id === storeId && store.kind === 'dispensary') ?? null
}

/**
 * What the server must know before it draws anything: the gate's questions and the visitor's dispensary. A backend
 * that does not answer costs the visitor these two, never the page.
 */
export const readFrontDoor = async (gateway: Gateway, origin: string, cookies: string) => {
  const storeId = readCookie(cookies, 'store_id')
  const [gate, store] = await Promise.allSettled([
    readAgeGate(gateway, origin),
    storeId === null ? null : readDispensary(gateway, origin, storeId),
  ])
  return {
    ageGateConfig: gate.status === 'fulfilled' ? gate.value : [],
    dispensary: store.status === 'fulfilled' ? store.value : null,
  }
}
