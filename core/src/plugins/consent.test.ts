/** Consent managers decide in the shop's place. */
import { expect, test } from 'vitest'
import { createShop } from '../sdk/create-shop.ts'
import { createFakePorts, settle } from '../testing/fake-ports.ts'
import { type ConsentSource, type TcfApi, consentFrom, tcfConsent } from './index.ts'

type Choice = ReturnType<ConsentSource['read']>

function createManager(choice: Choice) {
  const listeners = new Set<() => void>()
  let now = choice
  return {
    listeners,
    say(next: Choice) {
      now = next
      for (const listener of listeners) listener()
    },
    source: {
      read: () => now,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}

async function openWith(source: ConsentSource) {
  const ports = createFakePorts()
  const options = { gateway: 'https://shop.example', brand: 'test', storage: 'memory' as const, ports }
  const shop = await createShop({ ...options, plugins: [consentFrom(source)] })
  await settle()
  const consent = () => shop.getState().analytics.view.consent
  return { shop, consent, reports: ports.seen.reports }
}

test('what the manager knows at the start counts, and what it says later', async () => {
  const manager = createManager('unknown')
  const { shop, consent } = await openWith(manager.source)
  expect(consent()).toBe('unknown')
  for (const choice of ['granted', 'refused', 'unknown'] as const) {
    manager.say(choice)
    await settle()
    expect(consent()).toBe(choice === 'unknown' ? 'refused' : choice)
  }
  expect((await shop.log.events()).filter(({ type }) => type === 'analytics.consentChosen')).toHaveLength(2)
  shop.dispose()
  expect(manager.listeners.size).toBe(0)

  const known = await openWith(createManager('granted').source)
  expect(known.consent()).toBe('granted')
  known.shop.dispose()
})

test('the next visitor has the manager’s choice again', async () => {
  const manager = createManager('granted')
  const { shop, consent, reports } = await openWith(manager.source)
  await shop.forget()
  await settle()
  expect(consent()).toBe('granted')
  expect(reports).toEqual([])
  shop.dispose()
})

test('a choice in the shop is not overruled until the manager speaks again', async () => {
  const manager = createManager('granted')
  const { shop, consent } = await openWith(manager.source)
  await shop.analytics.chooseConsent('refused')
  await settle()
  expect(consent()).toBe('refused')
  manager.say('granted')
  await settle()
  expect(consent()).toBe('granted')
  shop.dispose()
})

/** A page's TCF function, and what was asked of it. */
function createTcf() {
  const asked: string[] = []
  const callbacks: ((...answer: unknown[]) => void)[] = []
  const tcfapi: TcfApi = (command, _, callback, parameter) => {
    asked.push(parameter === undefined ? command : `${command} ${parameter}`)
    if (command === 'addEventListener') callbacks.push(callback)
  }
  const say = (data: unknown, isSuccess = true) => {
    for (const callback of callbacks) callback(data, isSuccess)
  }
  return { asked, tcfapi, say }
}
const chosen = (consents: object, more: object = {}) => ({
  eventStatus: 'useractioncomplete',
  listenerId: 7,
  gdprApplies: true,
  purpose: { consents, legitimateInterests: {} },
  vendor: { consents: { 755: true } },
  tcString: 'x',
  ...more,
})

test.each<[string, unknown, Choice]>([
  ['all purposes', chosen({ 1: true, 8: true }), 'granted'],
  ['one purpose is refused', chosen({ 1: true, 8: false }), 'refused'],
  ['a purpose is missing', chosen({ 1: true }), 'refused'],
  ['the vendor is refused', chosen({ 1: true, 8: true }, { vendor: { consents: {} } }), 'refused'],
  ['the manager asks', chosen({ 1: true, 8: true }, { eventStatus: 'cmpuishown' }), 'unknown'],
  ['the GDPR does not apply', chosen({}, { gdprApplies: false }), 'unknown'],
  ['the answer is none', { purpose: 'yes' }, 'unknown'],
  ['the answer is null', null, 'unknown'],
])('TCF: %s', (_, data, choice) => {
  const { tcfapi, say, asked } = createTcf()
  const source = tcfConsent({ purposes: [1, 8], vendor: 755, tcfapi })
  let told = 0
  const stop = source.subscribe(() => (told += 1))
  say(data, false)
  expect([source.read(), told]).toEqual(['unknown', 0])
  say(data)
  expect([source.read(), told]).toEqual([choice, 1])
  stop()
  say(chosen({ 1: true, 8: true }))
  expect(told).toBe(1)
  expect(asked[0]).toBe('addEventListener')
})

test('TCF: the listener is removed with the shop', async () => {
  const { tcfapi, say, asked } = createTcf()
  const { shop, consent } = await openWith(tcfConsent({ purposes: [1], tcfapi }))
  say(chosen({ 1: true }))
  await settle()
  expect(consent()).toBe('granted')
  shop.dispose()
  expect(asked).toEqual(['addEventListener', 'removeEventListener 7'])
})

test('TCF: a page without it is reported, and the shop goes on', async () => {
  const { shop, consent, reports } = await openWith(tcfConsent({ purposes: [1] }))
  expect(reports).toEqual([{ code: 'PLUGIN_FAILED', detail: 'consent: TypeError' }])
  expect(consent()).toBe('unknown')
  shop.dispose()
})
