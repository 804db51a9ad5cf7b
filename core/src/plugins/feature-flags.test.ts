/** Feature flags in the log, and telemetry of what is in it. */
import { expect, test } from 'vitest'
import type { FlagValues } from '../domains/flags/flags.events.ts'
import { createShop, flags } from '../sdk/compose.ts'
import { replay } from '../replay/replay.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts, settle } from '../testing/fake-ports.ts'
import { type FlagsOptions, type TelemetryEvent, featureFlags, telemetry } from './index.ts'

async function openWith(given: FlagsOptions) {
  const ports = createFakePorts({ http: createFakeGateway().http })
  const options = { gateway: 'https://shop.example', brand: 'test', storage: 'memory' as const, ports }
  const shop = await createShop({ ...options, domains: [flags], plugins: [featureFlags(given)] })
  await settle()
  const decided = async () => (await shop.log.events()).filter(({ type }) => type === 'flags.decided')
  const values = () => shop.getState().flags.view.values
  return { shop, decided, values, reports: ports.seen.reports }
}

test('flags are in the view and in the log; the same ones write nothing', async () => {
  let now: FlagValues = { 'new-menu': true, price: 'b', columns: 3 }
  let changed = () => {}
  const subscribe = (listener: () => void) => {
    changed = listener
    return () => {}
  }
  const { shop, values, decided } = await openWith({ read: () => ({ ...now }), subscribe })
  expect(values()).toEqual(now)
  changed()
  await settle()
  expect(await decided()).toHaveLength(1)
  now = { 'new-menu': false, price: 'b' }
  changed()
  await settle()
  expect(values()).toEqual(now)
  expect(await decided()).toHaveLength(2)
  shop.dispose()
})

test('the next visitor has them too', async () => {
  const { shop, values, decided } = await openWith({ read: async () => ({ a: true }) })
  await shop.forget()
  await settle()
  expect(values()).toEqual({ a: true })
  expect(await decided()).toHaveLength(1)
  shop.dispose()
})

test('only what is listed is written', async () => {
  const { shop, values } = await openWith({ read: () => ({ a: true, email: 'me@example.com' }), only: ['a', 'b'] })
  expect(values()).toEqual({ a: true })
  expect(await shop.log.export()).not.toContain('example.com')
  shop.dispose()
})

test.each<[string, object]>([
  ['too many', Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, true]))],
  ['a long text', { a: 'x'.repeat(201) }],
  ['a long name', { ['x'.repeat(101)]: true }],
  ['a value of another type', { a: { b: 1 } }],
])('%s: reported, and nothing is written', async (_, given) => {
  const read = () => given as FlagValues
  const { shop, values, reports } = await openWith({ read })
  expect(reports).toContainEqual({ code: 'PLUGIN_FAILED', detail: 'flags: EVENT_INVALID' })
  expect(values()).toEqual({})
  shop.dispose()
})

test('a replay shows under which flags something happened', async () => {
  const { shop } = await openWith({ read: () => ({ 'new-menu': true }) })
  await shop.dispensary.choose('fl_miami')
  const file = await shop.log.export()
  shop.dispose()
  const played = replay(file)
  expect(played.difference).toBeNull()
  const chosen = [...played.steps()].find(({ event }) => event.type === 'dispensary.chosen')
  expect(chosen?.state).toMatchObject({ flags: { context: { values: { 'new-menu': true } } } })
})

test('telemetry hears what this tab writes and what is reported, and no data', async () => {
  const events: TelemetryEvent[] = []
  const reports: string[] = []
  const ports = createFakePorts({ http: createFakeGateway().http })
  const plugin = telemetry({
    event: (event) => void events.push(event),
    report: (code, detail) => void reports.push(`${code} ${detail}`),
  })
  const options = { gateway: 'https://shop.example', brand: 'test', storage: 'memory' as const, ports }
  const shop = await createShop({ ...options, domains: [], plugins: [plugin] })
  await shop.dispensary.choose('fl_miami')
  shop.report('SOMETHING_FAILED', new RangeError('secret'))
  await settle()
  const written = (await shop.log.events()).find(({ type }) => type === 'dispensary.chosen')
  expect(events).toContainEqual({
    id: written?.id,
    type: 'dispensary.chosen',
    at: written?.at,
    cause: written?.cause,
    traceId: written?.id.replaceAll('-', ''),
  })
  expect(reports).toEqual(['SOMETHING_FAILED RangeError'])
  await shop.forget()
  events.length = 0
  await shop.dispensary.choose('fl_miami')
  expect(events.map(({ type }) => type)).toContain('dispensary.chosen')
  shop.dispose()
})
