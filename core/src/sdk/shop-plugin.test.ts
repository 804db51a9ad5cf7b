/** Plugins: started with the shop, over all its visitors, and never able to break it. */
import { expect, expectTypeOf, test } from 'vitest'
import { Subject } from 'rxjs'
import type { LogEvent } from '../engine/log/event.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts, settle } from '../testing/fake-ports.ts'
import { analyticsTo, featureFlags, telemetry } from '../plugins/index.ts'
import { analytics, openShop as compose, flags, type orderingCart } from './compose.ts'
import { createShop, openShop } from './create-shop.ts'
import type { Shop } from './shop-handle.ts'
import type { ShopPlugin } from './shop-plugin.ts'

function options() {
  const ports = createFakePorts({ http: createFakeGateway().http })
  const failures = () => ports.seen.reports.filter(({ code }) => code === 'PLUGIN_FAILED').map(({ detail }) => detail)
  return { options: { gateway: 'https://shop.example', brand: 'test', storage: 'memory' as const, ports }, failures }
}

test('a plugin is started once, with the shop, and stopped when the shop is disposed of', async () => {
  const calls: string[] = []
  const plugin: ShopPlugin = {
    name: 'diary',
    start: () => {
      calls.push('start')
      return () => void calls.push('stop')
    },
  }
  const shop = openShop({ ...options().options, plugins: [plugin] })
  expect(calls).toEqual([])
  await shop.start()
  await shop.start()
  expect(calls).toEqual(['start'])
  shop.dispose()
  shop.dispose()
  expect(calls).toEqual(['start', 'stop'])
})

test('it hears everything from the first event on, and goes on with the next visitor', async () => {
  const seen: string[] = []
  let starts = 0
  const plugin: ShopPlugin = {
    name: 'diary',
    start: (shop, { listen }) => {
      starts += 1
      listen(shop.events$, ({ type }: LogEvent) => void seen.push(type))
    },
  }
  const shop = await createShop({ ...options().options, plugins: [plugin] })
  await settle()
  expect(seen).toContain('analytics.started')
  await shop.forget()
  seen.length = 0
  await shop.dispensary.choose('fl_miami')
  expect(seen).toContain('dispensary.chosen')
  expect(starts).toBe(1)
  shop.dispose()
  seen.length = 0
  await settle()
  expect(seen).toEqual([])
})

test.each<[string, ShopPlugin['start']]>([
  [
    'when it starts',
    () => {
      throw new RangeError('secret')
    },
  ],
  [
    'in a listener',
    (shop, { listen }) =>
      listen(shop.events$, ({ type }) => {
        if (type === 'dispensary.chosen') throw new RangeError('secret')
      }),
  ],
  [
    'in a listener that waits',
    (shop, { listen }) =>
      listen(shop.events$, async ({ type }) => {
        if (type === 'dispensary.chosen') throw new RangeError('secret')
      }),
  ],
  [
    'when it is stopped',
    () => () => {
      throw new RangeError('secret')
    },
  ],
])('a plugin that throws %s is reported by name, and the shop goes on', async (_, start) => {
  const { options: given, failures } = options()
  const heard: string[] = []
  const other = telemetry({ event: ({ type }) => void heard.push(type) })
  const shop = await createShop({ ...given, plugins: [{ name: 'broken', start }, other] })
  await shop.dispensary.choose('fl_miami')
  expect(shop.getState().dispensary.view.chosen?.store_code).toBe('fl_miami')
  expect(heard).toContain('dispensary.chosen')
  shop.dispose()
  await settle()
  expect(failures()).toEqual(['broken: RangeError'])
})

test('plugins that fail while they hear of failures do not hear of each other for ever', async () => {
  const { options: given, failures } = options()
  const fail = () => {
    throw new RangeError('no')
  }
  const plugins = [telemetry({ report: fail }), telemetry({ report: fail })]
  const shop = await createShop({ ...given, plugins })
  shop.report('SOMETHING_FAILED', new Error('x'))
  await settle()
  expect(failures()).toEqual(['telemetry: RangeError', 'telemetry: RangeError'])
  shop.dispose()
})

test('what a plugin of a forgotten visitor had on its way is no failure', async () => {
  const { options: given, failures } = options()
  const now$ = new Subject<void>()
  const plugin: ShopPlugin = {
    name: 'chooser',
    start: (shop, { listen }) => listen(now$, () => shop.dispensary.choose('fl_miami')),
  }
  const shop = await createShop({ ...given, plugins: [plugin] })
  now$.next()
  await shop.forget()
  await settle()
  expect(failures()).toEqual([])
  shop.dispose()
})

test('a composed shop takes plugins for what it has; others are type errors', async () => {
  const heard = analyticsTo(() => undefined)
  const flagged = featureFlags({ read: () => ({ a: true }) })
  const shop = compose({ ...options().options, domains: [analytics, flags], plugins: [heard, flagged, telemetry({})] })
  await shop.start()
  await settle()
  expect(shop.getState().flags.view.values).toEqual({ a: true })
  shop.dispose()

  expectTypeOf<ShopPlugin<Pick<Shop, 'analytics'>>>().toExtend<ShopPlugin>()
  expectTypeOf(flagged).not.toExtend<ShopPlugin>()
  type Small = ReturnType<typeof compose<[typeof orderingCart]>>
  expectTypeOf(heard).not.toExtend<ShopPlugin<Small>>()
  expectTypeOf(flagged).not.toExtend<ShopPlugin<Small>>()
  expectTypeOf(telemetry({})).toExtend<ShopPlugin<Small>>()
})
