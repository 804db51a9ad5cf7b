import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { enrolmentEvents } from '../domains/enrolment/enrolment.events.ts'
import { type DomainEvent, splitSecrets } from '../engine/kernel/define-events.ts'
import { type Json, asWritten } from '../engine/log/event.ts'
import { createShop } from '../sdk/create-shop.ts'
import { allDomains } from '../domains/domains.ts'
import { sampleCommerceStore } from '../testing/commerce-samples.ts'
import { exported } from '../testing/exported-log.ts'
import { createFakePorts } from '../testing/fake-ports.ts'
import { randomEventsOf } from '../testing/random-events.ts'
import { wholeYears } from '../rules/time/days.ts'
import { ageRules, otherBirthDate } from './birth-dates.ts'
import { isOpen, kindOf, listedPath, listedPaths } from './pii-fields.ts'
import { redact } from './redact.ts'
import { type Replay, replay } from './replay.ts'
import { walk } from './walk.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'logs')
const fixtures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

const seqs = ({ header, events }: Replay) => [header.base.seq, ...events.map(({ seq }) => seq)]
const machineState = z.record(z.string(), z.looseObject({ value: z.json() }))
/** In which states the machines were, event by event. */
const way = (log: Replay): unknown[] =>
  seqs(log).map((seq) =>
    Object.entries(machineState.parse(log.at(seq))).map(([name, { value }]) => `${name} ${JSON.stringify(value)}`),
  )

/** Every text that an event's schema lets in, by its path; what is never written down is left out. */
function textsOf(schema: unknown, path: string, depth = 0): string[] {
  if (!(schema instanceof z.ZodMiniType) || depth > 12) return []
  if (schema instanceof z.ZodMiniString) return [path]
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => textsOf(field, `${path}.${key}`, depth + 1))
  if (schema instanceof z.ZodMiniRecord) return textsOf(schema.def.valueType, `${path}.*`, depth + 1)
  if (schema instanceof z.ZodMiniLazy) return textsOf(schema.def.getter(), path, depth + 1)
  return Object.values({ ...schema.def })
    .flatMap((part: unknown): unknown[] => (Array.isArray(part) ? part : [part]))
    .flatMap((part) => textsOf(part, path, depth + 1))
}

const isSecret = (schema: z.ZodMiniObject, key: string): boolean => key in splitSecrets(schema, { [key]: '' }).secrets

const anyEvents = randomEventsOf(allDomains)

test('every text of every event and every state is listed as personal, as a store’s, or as public; nothing is listed in vain', () => {
  const paths = new Set<string>()
  const add = (path: string) => void paths.add(path)
  for (const { events } of allDomains)
    for (const { type, schema } of Object.values(events))
      for (const [key, field] of Object.entries(schema.shape))
        if (!isSecret(schema, key)) for (const path of textsOf(field, `${type}.${key}`)) add(path)
  const ofStates = (states: Readonly<Record<string, Json>>) => {
    for (const [name, state] of Object.entries(
      z.record(z.string(), z.looseObject({ context: z.json() })).parse(states),
    ))
      walk(state.context, `${name}.context`, (text, path) => {
        add(path)
        return text
      })
  }
  for (const { text } of fixtures) for (const { state } of replay(text).steps()) ofStates(state)
  fc.assert(
    fc.property(fc.array(fc.oneof(...anyEvents), { maxLength: 40, size: 'max' }), (tried) => {
      for (const { state } of replay(exported(tried, 0)).steps()) ofStates(state)
    }),
    { numRuns: 60, seed: 6 },
  )
  expect([...paths].filter((path) => listedPath(path) === null && !isOpen(path))).toEqual([])
  const used = new Set([...paths].map(listedPath))
  // Only an answer to what was asked leads there, and a random one answers nothing.
  for (const path of ['sentence', 'accountProblem', 'ids']) used.add(path)
  expect([...listedPaths].filter((path) => !used.has(path))).toEqual([])
})

for (const { name, text } of fixtures)
  test(`${name}, redacted, leads through the same states to its recorded end, and says nothing of anybody`, () => {
    const redacted = redact(text)
    expect(replay(redacted).difference).toBeNull()
    expect(way(replay(redacted))).toEqual(way(replay(text)))
    expect(redact(redacted)).toBe(redacted)
    expect(redact(text.split('\n'))).toBe(redacted)
    expect(redacted).not.toMatch(/lindqvist|avery|robin|\bvale\b|\bholm\b|\bida\b|devon|ellery|1990-04|3055550142/i)
  })

const secrets = {
  name: 'Zyxwick',
  email: 'zyx.wick@canary.example',
  phone: '(407) 867-5309',
  note: 'the blue canary sings',
}
const CANARIES =
  /4111|37828|11.?02.?1987|nov\w* 2|2 de nov|canary|867.?5309|1987-11|Quarrel|Nowhereville|90210|secret-id|Marguerite|Oxenhandler|BDAY-?SECRET/i

/** A text as anybody could read it: as it stands, and with what addresses and JSON make of it undone. */
const readings = (text: string): string[] => {
  const spaced = text.replaceAll('+', ' ')
  const decoded = spaced.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const unescaped = decoded.replaceAll(/\\u([0-9a-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return [text, spaced, decoded, unescaped, unescaped.replaceAll('\\', '')]
}
const NAME = /zyxwick/i

/** A name is known as one where a field says it; in a sentence alone it is a word like others. */
const saysName = (text: string) => /firstname\W+Zyxwick/.test(text)

/** What nobody has said in a field of the log. */
const spoken = [
  'Card 4111 1111 1111 1111 was declined.',
  'Card 4111111111111111, or 3782-822463-10005.',
  'Ship to 12 Quarrel Lane, Nowhereville, AZ 90210!',
  'Ship to 7 North Quarrel St., Apt 4.',
  'Enviar a Calle Quarrel 12.',
  'Born 1987-11-02, or 11/02/1987.',
  'Born November 2, 1987; el 2 de noviembre de 1987.',
]

/** What visitors type where nobody asks for it, as an address has it. */
const typed = 'gift for Marguerite Oxenhandler 407-867-5309'
const asPlus = encodeURIComponent(typed).replaceAll('%20', '+')
const addresses = [
  `/of/Zyxwick?email=${encodeURIComponent(secrets.email)}&q=a+b`,
  `/search?q=${asPlus}&page=2`,
  `/search?q=${encodeURIComponent(typed)}#Marguerite%20Oxenhandler`,
  `/search?${asPlus}`,
  `?sort=name&filter=${encodeURIComponent(secrets.phone)}&note=Marguerite`,
  `/of/Marguerite+Oxenhandler/407.867.5309`,
]
const addressOf = (text: string): string => addresses[text.length % addresses.length] ?? ''

/** What somebody has put into a window that the shop knows nothing of. */
const modal = {
  text: typed,
  name: 'Marguerite',
  inside: [JSON.stringify({ said: typed, at: secrets.email }), asPlus],
  number: 4078675309,
  'Marguerite Oxenhandler': true,
}

/** The same event, as somebody would have said it of whom nobody may know. */
const said = ({ type, v, data }: DomainEvent): DomainEvent => ({
  type,
  v,
  data: walk(type === 'ui.modalOpened' ? { view: 'x', data: modal } : asWritten(data), type, (text, path, around) => {
    if (text === '' || type === 'ui.modalOpened') return text
    if (path.endsWith('coupons') || around['set'] === 'coupon') return 'BDAYSECRET'
    switch (kindOf(path, around)) {
      case 'name':
        return secrets.name
      case 'email':
        return secrets.email
      case 'phone':
        return secrets.phone
      case 'note':
        return secrets.note
      case 'street':
        return '12 Quarrel Lane'
      case 'city':
        return 'Nowhereville'
      case 'zip':
        return '90210'
      case 'birthDate':
        return '1987-11-02'
      case 'id':
        return `secret-id-${text}`
      case 'text':
        return `Dear ZYXWICK (${secrets.email}, ${secrets.phone}), ${encodeURIComponent(secrets.email)} is not known, nor is 407+867+5309. ${spoken[text.length % spoken.length]}`
      case 'open':
        return typed
      case 'url':
        return addressOf(text)
      default:
        return text
    }
  }),
})

const somebody = enrolmentEvents.detailsGiven({
  firstname: secrets.name,
  lastname: 'Wick',
  dateOfBirth: '1987-11-02',
  state: 'FL',
  phone: secrets.phone,
})

test('whatever is said, the redacted log names nobody and ends as it says it ends', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(...anyEvents), { maxLength: 40, size: 'max' }),
      fc.nat({ max: 30 }),
      (tried, from) => {
        const text = exported([somebody, ...tried.map(said), somebody], from)
        expect(replay(text).difference).toBeNull()
        const redacted = redact(text)
        // Identifiers, hashes and bare numbers are as random as the test makes them, and say nothing of anybody.
        const words = redacted.replaceAll(/"(?:id|at|hash)":"[^"]*"|(?<=[:,[])-?\d[\d.e+-]*/g, '')
        for (const reading of readings(words)) {
          const found = CANARIES.exec(reading) ?? (saysName(text) ? NAME.exec(reading) : null)
          expect(found && reading.slice(Math.max(0, found.index - 80), found.index + 80)).toBeNull()
        }
        expect(replay(redacted).difference).toBeNull()
        expect(replay(redacted).events.map(({ type, at }) => [type, at])).toEqual(
          replay(text).events.map(({ type, at }) => [type, at]),
        )
        expect(redact(redacted)).toBe(redacted)
        expect(redact(text)).toBe(redacted)
      },
    ),
    { numRuns: 100 },
  )
})

test('what a shopper wrote on a product is also gone from the name of its line', () => {
  const chosen = {
    type: 'dispensary.chosen',
    v: 2,
    data: { dispensary: sampleCommerceStore(), mode: 'RECREATIONAL', deliveryCode: null },
  }
  const enteredOptions = [{ uid: 'message', value: 'the blue canary sings' }]
  const item = { sku: 'card', parentSku: null, quantity: 1, selectedOptions: [], enteredOptions }
  const add = { type: 'commerceCart.addRequested', v: 1, data: { item, facts: null } }
  const log = exported([chosen, add], 1)
  expect(log).toContain('card|message=the blue canary sings')
  const redacted = redact(log)
  expect(redacted).toContain('card|message=')
  expect(redacted).not.toContain('canary')
  expect(replay(redacted).difference).toBeNull()
  expect(redact(redacted)).toBe(redacted)
})

test('the same stands for the same, also inside of sentences and addresses; others stay others', () => {
  const navigation = (search: string): DomainEvent => ({
    type: 'navigation.arrived',
    v: 1,
    data: { path: '/rewards/Ida%20Holm', search, hash: '', ageGateBypassed: false },
  })
  const toast = (text: string): DomainEvent => ({ type: 'ui.toastShown', v: 1, data: { type: 'success', text } })
  const ida = { firstname: 'Ida', lastname: 'Holm', dateOfBirth: '1990-04-01', state: 'FL', phone: '305-555-0142' }
  const redacted = redact(
    exported(
      [
        toast('Welcome, Ida Holm! We wrote to ida@example.org.'),
        enrolmentEvents.emailSubmitted({ email: 'ida@example.org' }),
        enrolmentEvents.detailsGiven(ida),
        enrolmentEvents.detailsGiven({ ...ida, firstname: 'Ada', phone: '(305) 555-0142' }),
        navigation('?email=ida%40example.org&page=2'),
      ],
      0,
    ),
  )
  const data = replay(redacted).events.map((event) => event.data)
  expect(data).toMatchObject([
    { text: 'Welcome, Name-1 Name-2! We wrote to person-1@example.com.' },
    { email: 'person-1@example.com' },
    { firstname: 'Name-1', lastname: 'Name-2', state: 'FL', phone: '555-010-0001' },
    { firstname: 'Name-3', lastname: 'Name-2', phone: '(555) 010-0001' },
    { path: '/rewards/Name-1%20Name-2', search: '?email=person-1@example.com&page=2' },
  ])
})

test('what was typed into a search, a coupon field or a window is nobody’s business; what the shop chose stays', () => {
  const arrived = (search: string): DomainEvent => ({
    type: 'navigation.arrived',
    v: 1,
    data: { path: '/search', search, hash: '', ageGateBypassed: false },
  })
  const event = (type: string, data: Json): DomainEvent => ({ type, v: 1, data })
  const coupon = (code: string) => event('commerceCart.settingChanged', { setting: { set: 'coupon', code } })
  const shows = [{ name: 'SEARCH', data: { term: 'gift for Marguerite Oxenhandler 602-555-0199', results: 0 } }]
  const redacted = redact(
    exported(
      [
        arrived('?q=gift+for+Marguerite+Oxenhandler+602-555-0199&page=2&brand=sungrove,harvest&devtools'),
        event('analytics.pageDetailed', {
          path: '/search',
          key: '/search?gift for Marguerite Oxenhandler 602-555-0199',
          type: 'search',
          language: 'en',
          shows,
        }),
        arrived('?q=gift%20for%20Marguerite%20Oxenhandler%20602-555-0199'),
        arrived('?topic=6025550199&number=30012'),
        coupon('MARGUERITE-10'),
        event('commerceCart.settingChanged', { setting: { set: 'payment', code: 'checkmo' } }),
        event('ui.modalOpened', {
          view: 'NOTE_VIEW',
          data: { name: 'Marguerite', of: 'sungrove', phone: 6025550199, n: 3 },
        }),
        event('ui.toastShown', { type: 'warning', text: 'MARGUERITE-10 is no coupon of ours.' }),
      ],
      0,
    ),
  )
  expect(replay(redacted).events.map(({ data }) => data)).toMatchObject([
    { search: '?q=Note+2&page=2&brand=sungrove,harvest&devtools' },
    { path: '/search', key: '/search?Note%202', type: 'search', shows: [{ data: { term: 'Note 2', results: 0 } }] },
    { search: '?q=Note%202' },
    { search: '?topic=5550100001&number=Note%203' },
    { setting: { set: 'coupon', code: 'Note 1' } },
    { setting: { set: 'payment', code: 'checkmo' } },
    { data: { name: 'Note 4', of: 'Note 5', phone: 0, n: 3 } },
    { text: 'Note 1 is no coupon of ours.' },
  ])
  expect(redacted).not.toMatch(/marguerite|oxenhandler|6025550199|602.555.0199/i)
})

test('the address by which a page tells one search from another is read in the state that a log begins with, too', () => {
  const key = '/search?q=gift+for+Marguerite+Oxenhandler'
  const page = {
    path: '/search',
    key,
    type: 'search',
    language: 'en',
    shows: [{ name: 'SEARCH', data: { term: key } }],
  }
  const event = (type: string, data: Json): DomainEvent => ({ type, v: 1, data })
  const log = exported(
    [
      event('analytics.started', { choice: null, refusesAll: false }),
      event('navigation.arrived', { path: '/search', search: '', hash: '', ageGateBypassed: false }),
      event('analytics.pageDetailed', page),
    ],
    3,
  )
  expect(replay(log).header.base.shared).toMatchObject({
    analytics: { state: { context: { pages: { 'a-tab': { key } } } } },
  })
  const redacted = redact(log)
  expect(redacted).toContain('"key":"/search?q=Note+1"')
  expect(redacted).not.toMatch(/marguerite|oxenhandler/i)
  expect(replay(redacted).difference).toBeNull()
})

test('a store keeps its own address, a person who lives elsewhere does not', () => {
  const text = fixtures.find(({ name }) => name === 'commerce-order.jsonl')?.text ?? ''
  const redacted = replay(redact(text)).at(replay(text).events.length)
  expect(JSON.stringify(redacted['dispensary'])).toBe(
    JSON.stringify(replay(text).at(replay(text).events.length)['dispensary']),
  )
  expect(redacted['checkout']).toMatchObject({
    context: { order: { firstname: 'Name-1', address: { city: 'Mesa' }, email: 'person-1@example.com' } },
  })
})

test('a log that did not end as recorded still does not', () => {
  const text = fixtures.find(({ name }) => name === 'commerce-order.jsonl')?.text ?? ''
  const other = text.replace(/"lastname":"Pickup"(?!.*"lastname":"Pickup")/s, '"lastname":"Other"')
  expect(replay(redact(other)).difference?.path).toBe('checkout.context.order.lastname')
})

test('another birth date is as old as the real one on every day of the log', () => {
  const day = fc.date({ min: new Date(0), max: new Date('2026-07-01T00:00:00Z'), noInvalidDate: true })
  const times = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(day, times, fc.integer({ min: 1, max: 9 }), (born, days, count) => {
      const birthDate = born.toISOString().slice(0, 10)
      const at = days.map((each) => Date.UTC(2026, 0, 1) + each * 86_400_000)
      const rules = ageRules([16], at, 0)
      const other = otherBirthDate(birthDate, count, rules)
      for (const today of rules.days)
        for (const age of rules.ages) expect(wholeYears(other, today) >= age).toBe(wholeYears(birthDate, today) >= age)
    }),
    { numRuns: 2000 },
  )
  const rules = ageRules([], [Date.UTC(2026, 5, 15)], 0)
  expect(otherBirthDate('1990-04-01', 1, rules)).toBe('2005-06-13')
  expect(otherBirthDate('1990-04-01 00:00:00', 1, rules)).toBe('2005-06-13 00:00:00')
  expect(otherBirthDate('yesterday', 1, rules)).toBe('0000-00-00')
  expect(otherBirthDate('2031-01-01', 1, rules)).toBe('0000-00-00')
})

test('shop.log.export({ redacted: true }) gives such a log', async () => {
  const shop = await createShop({ gateway: '', brand: 'fernhill', ports: createFakePorts() })
  await shop.ui.toast({ type: 'success', text: 'We wrote to ida@example.org.' })
  const text = await shop.log.export({ redacted: true })
  shop.dispose()
  expect(text).toContain('We wrote to person-1@example.com.')
  expect(replay(text).header.redacted).toBe(true)
  expect(await shop.log.export().catch(() => '')).not.toContain('"redacted"')
})
