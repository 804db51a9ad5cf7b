/** Nothing that the kiosk's screens show is left in English, but names and the brand's own prose. */
import { readFile } from 'node:fs/promises'
import { errors, missingOf } from '@leaflog/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemSentence } from '../../../../core/src/rules/cart/problems.ts'
import { sampleCommerceCart } from '../../../../core/src/testing/commerce-samples.ts'
import { commerceCatalogue } from '../../../../fixtures/src/commerce/catalogue.ts'
import { dispensaries } from '../../../../fixtures/src/dispensaries/dispensaries.ts'
import { issuesOf, type LineContent, totalDemand } from '../../../../server/src/backend/rules/carts/lines.ts'
import { cartProblems } from '../../../../server/src/backend/rules/carts/problems.ts'
import { regulate } from '../../../../server/src/backend/rules/carts/regulations.ts'
import type { Sellable } from '../../../../server/src/backend/rules/catalogue/sellable.ts'
import { errorTable } from '../../../../server/src/platform/errors.ts'
import { openWorld, type World } from '../../../../server/src/testing/whole-shop.ts'
import { chooseStore } from '../parts/choose-store.ts'
import { sayIn, termIn } from '../parts/language.ts'
import { createMenuSource } from '../parts/menu-source.ts'
import { words } from '../parts/words.ts'
import { sayInSpanish } from './say.ts'
import { termInSpanish } from './terms.ts'

const say = sayIn('es')
const unsaid = (sentences: readonly string[]) => sentences.filter((each) => sayInSpanish(sayIn('en')(each)) === null)
const unnamed = (terms: Iterable<string>) => [...new Set(terms)].filter((each) => termInSpanish(each) === null)

describe('words', () => {
  test('of every screen are said in Spanish, but the brand and what reads the same', () => {
    const same = Object.entries(words.en).flatMap(([name, english]) =>
      Object.entries(words.es).some(([key, spanish]) => key === name && spanish === english) ? [name] : [],
    )
    expect(same).toEqual(['brand', 'subtotal', 'total'])
  })

  test('of everything that is sold are known: shelves, strains, sizes, effects', () => {
    const { attributeOptions, categories, products } = commerceCatalogue
    const shelves = categories.filter(({ level, urlPath }) => level > 1 && !/^brands(\/|$)/.test(urlPath))
    const choices = attributeOptions.filter(({ attribute }) => attribute !== 'brand')
    const effects = products.flatMap(({ details }) => details.effects)
    expect([shelves.length, choices.length, effects.length].map((count) => count > 20)).toEqual([true, true, true])
    expect(unnamed([...shelves.map(({ name }) => name), ...choices.map(({ label }) => label), ...effects])).toEqual([])
  })

  test('in a row are each said; what is not known is a name', () => {
    expect(termIn('es')('5 patches, Large')).toBe('5 parches, Grande')
    expect(termIn('es')('Blue Hour')).toBe('Blue Hour')
    expect(termIn('es')('constructor')).toBe('constructor')
    expect(termIn('en')('5 patches')).toBe('5 patches')
  })
})

describe('the menu of a store, as the kiosk reads it', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  }, 120_000)
  afterAll(() => world.close())

  test('has no word that is not known', async () => {
    const { shop } = await world.open()
    await chooseStore(shop, 'az_mesa')
    const menu = createMenuSource(() => shop)
    await menu.warm()
    const shown: string[] = []
    let products = 0
    for (const shelf of await menu.shelves()) {
      shown.push(shelf.name)
      for (const card of await menu.cards(shelf.urlPath)) {
        const product = await menu.product(card.urlKey)
        shown.push(...(card.strain === null ? [] : [card.strain]), ...(product?.effects ?? []))
        if (product?.__typename === 'ConfigurableProduct')
          for (const { label, values } of product.configurable_options)
            shown.push(label, ...values.map((value) => value.label))
        products += 1
      }
    }
    expect(products).toBeGreaterThan(100)
    expect(unnamed(shown)).toEqual([])
  })
})

const milligrams = (each: number) => ({ thcMg: each, cbdMg: each, smokableMg: each })

const product: Sellable = {
  productId: 1,
  sku: 'jar',
  uid: 'MQ==',
  parentSku: null,
  type: 'simple',
  name: 'Dr. Moss No. 5',
  displayName: 'Dr. Moss No. 5',
  urlKey: 'jar',
  thumbnail: null,
  isSold: true,
  priceCents: 1_000,
  finalCents: 800,
  isMedicalOnly: false,
  quantityInStock: 5,
  brand: null,
  strainType: null,
  categoryNames: [],
  options: [],
  limits: milligrams(0),
  info: { thc: null, batch: null, consumptionForms: [] },
  variants: [],
  bundle: null,
  giftCard: null,
}
const line = (fields: Partial<Sellable>, quantity = 3): LineContent => ({
  product: { ...product, ...fields },
  quantity,
  bundle: null,
  giftCard: null,
})
const refusedLines = [
  line({ isSold: false }),
  line({ quantityInStock: 0 }),
  line({ quantityInStock: 1 }),
  line({ quantityInStock: 2 }),
  line({}),
]

describe('sentences', () => {
  test('of the core’s errors are all known', () => {
    expect(unsaid(Object.values(errors))).toEqual([])
  })

  test('of the gateway’s errors are all known, whatever is filled in', () => {
    const said = Object.values(errorTable).map(({ sentence }) => sentence.replace('{detail}', 'in 12 minutes'))
    expect(unsaid(said)).toEqual([])
  })

  test('[8.25] that refuse a change of a cart are all known', () => {
    const codes = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'REORDER_NOT_AVAILABLE', 'UNDEFINED']
    const refused = Object.values(cartProblems).map(({ message }) => message)
    expect(unsaid([...refused, ...[...codes, 'NETWORK_FAILED', 'NOT_AUTHORIZED'].map(problemSentence)])).toEqual([])
  })

  test('[8.11] that say why a line cannot be ordered are known, at every store', () => {
    const stores = dispensaries.filter(({ channel }) => channel === 'commerce')
    const issues = stores.flatMap(({ store_name: storeName }) =>
      refusedLines.map((each) => issuesOf(each, { storeName, perLine: 2 }, totalDemand([each]))),
    )
    expect(new Set(issues.flat().map(({ code }) => code)).size).toBe(3)
    const titled = issues.flat().map(({ message }) => message)
    const texts = titled.map((message) => message.slice(message.indexOf('|') + 1))
    expect(unsaid([...titled, ...texts, ...titled.map((message) => message.replace('|', '. '))])).toEqual([])
  })

  test('[3.4.5] of what a state lets one buy are known', () => {
    const { errors: over } = regulate({
      mode: 'RECREATIONAL',
      state: 'AZ',
      stateName: 'Arizona',
      today: '2026-06-15',
      cards: null,
      limits: { days: 1, ...milligrams(1) },
      used: milligrams(0),
      cart: milligrams(2),
    })
    expect(over).toHaveLength(3)
    expect(unsaid([...over, over.join(' ')])).toEqual([])
  })

  test('[2b.8] of what an order still needs are known, before it is sent and after', async () => {
    const needs = missingOf(sampleCommerceCart(), { asGuest: true, delivery: false })
    expect(needs.length).toBeGreaterThan(0)
    const source = await readFile(
      new URL('../../../../server/src/backend/rules/orders/check-ready.ts', import.meta.url),
      'utf8',
    )
    const refused = [...source.matchAll(/'([A-Z][^'\n]+\.)'/g)].map(([, sentence = '']) => sentence)
    expect(refused.length).toBeGreaterThan(5)
    expect(unsaid([...needs.map(({ sentence }) => sentence), ...refused])).toEqual([])
  })

  test('keep the names that are in them, also names with a full stop', () => {
    expect(say('Dr. Moss No. 5 is sold out|Take it out to go on.')).toBe(
      'Dr. Moss No. 5 está agotado. Quítelo para continuar.',
    )
    expect(say('Cart Limit Reached!|An order may hold 4 of Blue Hour.')).toBe(
      '¡Límite del carrito alcanzado! Un pedido puede llevar 4 de Blue Hour.',
    )
    expect(sayIn('en')('Blue Hour is sold out|Take it out to go on.')).toBe(
      'Blue Hour is sold out. Take it out to go on.',
    )
  })

  test.each(['We have never said this before.', '', 'constructor', '__proto__', '$& {{name}} (.*)'])(
    'that nobody has foreseen stay as they were said: %j',
    (sentence) => {
      expect(say(sentence)).toBe(sentence)
    },
  )
})
