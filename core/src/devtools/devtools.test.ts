/** Both adapters against fakes of what they speak to. */
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { setup } from 'xstate'
import { defineDomain } from '../engine/kernel/define-domain.ts'
import { type EventOf, defineEvents } from '../engine/kernel/define-events.ts'
import { createFakePorts } from '../testing/fake-ports.ts'
import { createShop as createComposedShop, orderingCart } from '../sdk/compose.ts'
import { createShop } from '../sdk/create-shop.ts'
import { openKernel } from '../sdk/open-kernel.ts'
import {
  type ReduxDevtoolsExtension,
  type StatelyInspector,
  connectReduxDevtools,
  connectStatelyInspector,
} from './index.ts'
import { follow } from './follow.ts'

const openShop = () => createShop({ gateway: 'https://shop.example', brand: 'fernhill', ports: createFakePorts() })

function createFakeExtension() {
  const told: { readonly does: string; readonly action: unknown; readonly state: unknown }[] = []
  const listeners = new Set<(message: unknown) => void>()
  const connected: unknown[] = []
  const extension: ReduxDevtoolsExtension = {
    connect(options) {
      connected.push(options)
      return {
        init: (state) => void told.push({ does: 'init', action: null, state }),
        send: (action, state) => void told.push({ does: 'send', action, state }),
        subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }
    },
  }
  const says = (message: unknown): void => listeners.forEach((listener) => listener(message))
  return { extension, told, connected, listeners, says }
}

const jump = (actionId: unknown, type = 'JUMP_TO_ACTION') => ({
  type: 'DISPATCH',
  payload: { type, actionId },
  state: '{}',
})

test('the extension is told where the log stands, and then each event with the states after it', async () => {
  const shop = await openShop()
  await shop.ui.chooseTheme('dark')
  const { extension, told, connected } = createFakeExtension()
  const stop = await connectReduxDevtools(shop, { extension })
  expect(connected).toEqual([{ name: 'Leaflog', features: { pause: true, export: true, jump: false } }])
  expect(told).toMatchObject([{ does: 'init', state: { ui: { context: { theme: 'dark' } } } }])
  // In one commit: each has its own states all the same.
  await Promise.all([shop.ui.chooseTheme('light'), shop.ui.open('sidebar')])
  expect(told.slice(1)).toMatchObject([
    {
      does: 'send',
      action: { type: 'ui.themeChosen', data: { theme: 'light' }, cause: null },
      state: { ui: { context: { theme: 'light', open: [] } } },
    },
    { action: { type: 'ui.opened' }, state: { ui: { context: { theme: 'light', open: ['sidebar'] } } } },
  ])
  stop?.()
  await shop.ui.chooseTheme('dark')
  expect(told).toHaveLength(3)
  shop.dispose()
})

test('a jump of the extension says the event, and any other message of it nothing', async () => {
  const shop = await openShop()
  await shop.ui.chooseTheme('dark')
  const at = (await shop.log.events()).at(-1)?.seq ?? 0
  const { extension, connected, listeners, says } = createFakeExtension()
  const jumps: number[] = []
  const stop = await connectReduxDevtools(shop, { extension, name: 'kiosk', onJump: (seq) => jumps.push(seq) })
  expect(connected).toMatchObject([{ name: 'kiosk', features: { jump: true } }])
  await shop.ui.chooseTheme('light')
  says(jump(1))
  says(jump(0, 'JUMP_TO_STATE'))
  for (const message of [jump(9), jump('1'), jump(1, 'RESET'), { type: 'START' }, null, 'DISPATCH']) says(message)
  expect(jumps).toEqual([at + 1, at])
  stop?.()
  expect(listeners.size).toBe(0)
  shop.dispose()
})

afterEach(() => Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION__'))

test('without the extension nothing happens; the one of the page is found', async () => {
  const shop = await openShop()
  expect(await connectReduxDevtools(shop)).toBeNull()
  Reflect.set(globalThis, '__REDUX_DEVTOOLS_EXTENSION__', 'something else')
  expect(await connectReduxDevtools(shop)).toBeNull()
  const { extension, told } = createFakeExtension()
  Reflect.set(
    globalThis,
    '__REDUX_DEVTOOLS_EXTENSION__',
    Object.assign(() => undefined, extension),
  )
  const stop = await connectReduxDevtools(shop)
  expect(told).toHaveLength(1)
  stop?.()
  shop.dispose()
})

function createFakeInspector() {
  const told: unknown[][] = []
  const definitions = new Map<string, string>()
  const inspector: StatelyInspector = {
    actor(name, snapshot, { definition }) {
      definitions.set(name, definition)
      told.push(['actor', name, snapshot.value])
    },
    event: (name, event, { source }) => void told.push(['event', name, event.type, source ?? null]),
    snapshot: (name, { status, value }, { event }) => void told.push(['snapshot', name, status, value, event.type]),
  }
  return { inspector, told, definitions }
}

test('the inspector is told an actor for each domain, and which events reach it from where', async () => {
  const shop = await openShop()
  const { inspector, told, definitions } = createFakeInspector()
  const stop = await connectStatelyInspector(shop, inspector)
  expect(told).toContainEqual(['actor', 'checkout', 'idle'])
  const checkout: unknown = JSON.parse(definitions.get('checkout') ?? '')
  expect(checkout).toMatchObject({ initial: 'idle', states: { placing: {} } })
  expect(definitions.get('account')).toContain('"guard":"context.customer !== null"')
  told.length = 0
  await shop.navigation.arrived({ path: '/rewards', search: '', hash: '' })
  expect(told.slice(0, 4)).toEqual(
    expect.arrayContaining([
      ['event', 'navigation', 'navigation.arrived', null],
      ['snapshot', 'navigation', 'active', {}, 'navigation.arrived'],
      ['event', 'ui', 'navigation.arrived', 'navigation'],
    ]),
  )
  expect(told.filter(([, name]) => name === 'checkout')).toEqual([])
  stop()
  const before = told.length
  await shop.ui.chooseTheme('dark')
  expect(told).toHaveLength(before)
  shop.dispose()
})

const events = defineEvents('lamp', { switched: { v: 1, data: z.object({}) } })
const lamp = defineDomain({
  name: 'lamp',
  scope: 'shared',
  version: 1,
  events,
  machine: setup({ types: { events: {} as EventOf<typeof events> } }).createMachine({
    id: 'lamp',
    initial: 'off',
    context: {},
    states: { off: { on: { 'lamp.switched': 'on' } }, on: { on: { 'lamp.switched': 'off' } } },
  }),
  view: (state) => ({ isOn: state.value === 'on' }),
})

test('a kernel of any domains is followed as a shop is', async () => {
  const kernel = openKernel({ name: 'lamps', domains: [lamp], ports: createFakePorts(), storage: 'memory' })
  await kernel.start()
  await kernel.commit(events.switched({}))
  const { inspector, told } = createFakeInspector()
  const { extension, told: actions } = createFakeExtension()
  const stops = [await connectStatelyInspector(kernel, inspector), await connectReduxDevtools(kernel, { extension })]
  await kernel.commit(events.switched({}))
  expect(told).toEqual([
    ['actor', 'lamp', 'on'],
    ['event', 'lamp', 'lamp.switched', null],
    ['snapshot', 'lamp', 'active', 'off', 'lamp.switched'],
  ])
  expect(actions.map(({ state }) => state)).toMatchObject([{ lamp: { value: 'on' } }, { lamp: { value: 'off' } }])
  for (const stop of stops) stop?.()
  kernel.dispose()
})

test('a composed shop shows the domains that it has, its own among them', async () => {
  const options = { gateway: 'https://shop.example', brand: 'fernhill', ports: createFakePorts() }
  const shop = await createComposedShop({ ...options, domains: [orderingCart, lamp] })
  const { inspector, told } = createFakeInspector()
  const stop = await connectStatelyInspector(shop, inspector, { domains: [lamp] })
  const actors = told.map(([, name]) => name)
  expect(actors).toEqual(expect.arrayContaining(['lamp', 'orderingCart', 'ageGate']))
  expect(actors).not.toContain('commerceCart')
  stop()
  shop.dispose()
})

test('events that come while the log is read follow once; a log that does not go on begins again', async () => {
  const shop = await openShop()
  const said: string[] = []
  const following = follow(shop, {
    domains: [],
    begins: ({ seq }) => void said.push(`begins ${seq}`),
    follows: ({ type, seq }) => void said.push(`${seq} ${type}`),
  })
  await shop.ui.chooseTheme('dark')
  const stop = await following
  await shop.ui.chooseTheme('light')
  const seqs = said.map((each) => Number(/\d+/.exec(each)?.[0]))
  expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index))
  expect(said.at(-1)).toMatch(/ui\.themeChosen$/)
  said.length = 0
  await shop.forget()
  await shop.ui.chooseTheme('dark')
  await shop.ui.chooseTheme('light')
  await shop.settled()
  const [first = '', ...others] = said
  expect(first).toMatch(/^begins \d+$/)
  expect(others.filter((each) => each.startsWith('begins'))).toEqual([])
  stop()
  shop.dispose()
})
