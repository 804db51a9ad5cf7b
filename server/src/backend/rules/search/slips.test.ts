/**
 * 1.8: a search with one typo in a word still finds the product, in a menu's index and in the commerce channel's
 * search.
 */
import { catalogue } from '@leaflog/fixtures'
import { describe, expect, test } from 'vitest'
import { createTextSearch } from '../catalogue/text-search.ts'
import { sampleCatalogue } from '../../../testing/sample-catalogue.ts'
import { toRecord } from './record.ts'
import { createTextIndex } from './text-index.ts'
import { wordsOf } from './words.ts'

/** Typos: a missing, repeated, neighboring or swapped letter. The first letter is rarely wrong. */
const slips: readonly [name: string, of: (word: string) => string[]][] = [
  ['leaves a letter out', (word) => Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2))],
  ['doubles one', (word) => Array.from(word, (letter, at) => word.slice(0, at) + letter + word.slice(at))],
  ['hits another', (word) => Array.from(word.slice(1), (_, at) => `${word.slice(0, at + 1)}x${word.slice(at + 2)}`)],
  [
    'swaps two',
    (word) =>
      Array.from(
        word.slice(2),
        (letter, at) => `${word.slice(0, at + 1)}${letter}${word[at + 1] ?? ''}${word.slice(at + 3)}`,
      ),
  ],
]

const [first] = catalogue
if (first === undefined) throw new Error('There is nothing to sell.')
/** The demo's whole assortment, and a strain that it does not have. */
const names = [...catalogue.map(({ name }) => name), 'Gelato 41']
const index = createTextIndex(
  [...catalogue, { ...first, name: 'Gelato 41' }].map((product, at) =>
    toRecord({
      ...product,
      brand: { name: product.brand },
      objectID: `p${at}`,
      product_id: `p${at}`,
      store_id: '101',
      stock: {},
    }),
  ),
)
const inMenu = async (typed: string): Promise<ReadonlySet<string>> => {
  const found = await (await index).find({ words: wordsOf(typed), typoTolerance: true, attributes: undefined })
  return new Set(found.map(({ position }) => names[position] ?? ''))
}

const gelato = sampleCatalogue.products.map((product, at) => (at === 0 ? { ...product, name: 'Gelato 41' } : product))
const catalogueSearch = createTextSearch(gelato)
const inCatalogue = (typed: string) => new Set([...catalogueSearch.find(typed).keys()].map(({ name }) => name))

/** Words long enough that one letter less still allows a typo, sampled to about a hundred of each kind. */
const words = [...new Set(names.flatMap(wordsOf))].filter((word) => word.length > 4)
const tried = words.filter((_, at) => at % Math.ceil(words.length / 15) === 0)

describe.each(slips)('[1.8] a shopper who %s', (_, of) => {
  test('finds everything with that name in the menu', async () => {
    const lost: string[] = []
    for (const word of tried)
      for (const typed of of(word)) {
        const found = await inMenu(typed)
        if (names.some((name) => wordsOf(name).includes(word) && !found.has(name))) lost.push(`${typed} for ${word}`)
      }
    expect(lost).toEqual([])
    expect(tried.length).toBeGreaterThan(10)
  })

  test('finds it in the catalogue too', () => {
    const called = gelato.flatMap(({ name }) => wordsOf(name).map((word) => ({ name, word })))
    const lost = called
      .filter(({ word }) => word.length > 4)
      .flatMap(({ name, word }) => of(word).filter((typed) => !inCatalogue(typed).has(name)))
    expect(lost).toEqual([])
  })
})

test('[1.8] gelatto finds gelato, if there is any', async () => {
  expect(await inMenu('gelatto')).toContain('Gelato 41')
  expect(inCatalogue('gelatto')).toContain('Gelato 41')
})
