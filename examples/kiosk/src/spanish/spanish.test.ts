/** No screen of the kiosk leaves English text in Spanish, except names and the brand's own prose. */
import { errors, missingOf } from '@leaflog/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemSentence } from '../../../../core/src/rules/cart/problems.ts'
import { sampleCommerceCart } from '../../../../core/src/testing/commerce-samples.ts'
import { commerceCatalogue } from '../../../../fixtures/src/commerce/catalogue.ts'
import { openWorld, type World } from '../../../../server/src/testing/whole-shop.ts'
import { chooseStore } from '../parts/choose-store.ts'
import { sayIn, termIn } from '../parts/language.ts'
import { createMenuSource } from '../parts/menu-source.ts'
import { words } from '../parts/words.ts'
import { termInSpanish } from './terms.ts'

const unsaid = (sentences: readonly string[]) => sentences.filter((each) => sayIn('es')(each) === each)
const unnamed = (terms: Iterable<string>) => [...new Set(terms)].filter((each) => termInSpanish(each) === null)

describe('words', () => {
  test('every screen’s texts have a Spanish version, except the brand and words that are the same', () => {
    const same = Object.entries(words.en).flatMap(([name, english]) =>
      Object.entries(words.es).some(([key, spanish]) => key === name && spanish === english) ? [name] : [],
    )
    expect(same).toEqual(['brand', 'subtotal', 'total'])
  })

  test('all terms of the assortment are translated: categories, strains, sizes, effects', () => {
    const { attributeOptions, categories, products } = commerceCatalogue
    const shown = categories.filter(({ level, urlPath }) => level > 1 && !/^brands(\/|$)/.test(urlPath))
    const choices = attributeOptions.filter(({ attribute }) => attribute !== 'brand')
    const effects = products.flatMap(({ details }) => details.effects)
    expect([shown.length, choices.length, effects.length].map((count) => count > 20)).toEqual([true, true, true])
    expect(unnamed([...shown.map(({ name }) => name), ...choices.map(({ label }) => label), ...effects])).toEqual([])
  })

  test('each word of a list is translated; an unknown one is treated as a name', () => {
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

  test('the menu has no unknown term', async () => {
    const { shop } = await world.open()
    await chooseStore(shop, 'az_mesa')
    const menu = createMenuSource(() => shop)
    await menu.warm()
    const shown: string[] = []
    let products = 0
    for (const category of await menu.categories()) {
      shown.push(category.name)
      for (const card of await menu.cards(category.urlPath)) {
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

describe('sentences', () => {
  test('every error of the core is translated', () => {
    expect(unsaid(Object.values(errors))).toEqual([])
  })

  test('[8.25] every refusal of a cart change is translated', () => {
    const codes = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'REORDER_NOT_AVAILABLE', 'UNDEFINED']
    expect(unsaid([...codes, 'NETWORK_FAILED', 'NOT_AUTHORIZED'].map(problemSentence))).toEqual([])
  })

  test('[2b.8] every missing requirement of an order is translated', () => {
    const needs = missingOf(sampleCommerceCart(), { asGuest: true, delivery: false })
    expect(needs.length).toBeGreaterThan(0)
    expect(unsaid(needs.map(({ sentence }) => sentence))).toEqual([])
  })

  test('[8.11] messages of the services are translated by code, with their parameters', () => {
    const soldOut = {
      text: 'Dr. Moss No. 5 is sold out|Take it out to go on.',
      meaning: { code: 'SOLD_OUT', params: { name: 'Dr. Moss No. 5' } },
    }
    expect(sayIn('es')(soldOut)).toBe('Dr. Moss No. 5 está agotado. Quítelo para continuar.')
    expect(sayIn('en')(soldOut)).toBe('Dr. Moss No. 5 is sold out. Take it out to go on.')
  })
})
