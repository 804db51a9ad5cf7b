import { LeaflogError } from '@leaflog/core'
import { expect, test } from 'vitest'
import { languageOf } from './around.ts'
import { findWords } from './find-words.ts'
import { filled, money, monthName, sentenceOf, translated, words } from './words.ts'

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

test('[9f.7] both languages have all texts, with the same parameters', () => {
  const english = { ...words.en, ...findWords.en }
  const translations = { ...words.es, ...findWords.es }
  expect(Object.keys(translations)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(english)) {
    const spanish = Object.entries(translations).find(([each]) => each === key)?.[1] ?? ''
    expect({ [key]: placesOf(spanish) }).toEqual({ [key]: placesOf(text) })
    expect({ [key]: spanish }).not.toEqual({ [key]: '' })
  }
})

test('[2g.1] [5a.1] [5a.8] [4b.6] the sentences of the specification are verbatim', () => {
  expect(words.en).toMatchObject({
    yes: 'Yes',
    submit: 'Submit',
    exit: 'Exit Website',
    stateRequired: 'Field Required',
    required: 'This field is required',
    gateUnavailable: 'Oops, something went wrong, please refresh the page',
    newCart: 'Do you want to create a new cart?',
  })
})

test('parameters are inserted as text: no nested parameters, no replacement patterns', () => {
  expect(filled('{a} of {b}', { a: '{b}', b: '$&' })).toBe('{b} of $&')
  expect(filled('{constructor}', {})).toBe('{constructor}')
})

test('the language is Spanish if the page says so, else English', () => {
  expect(['es', 'es-MX', 'ES', 'en-US', '', 'est', 'fr'].map(languageOf)).toEqual([
    'es',
    'es',
    'es',
    'en',
    'en',
    'en',
    'en',
  ])
  expect(money('en', 123456)).toBe('$1,234.56')
  expect(money('es', 4500)).toContain('45.00')
  expect([monthName('en', '1'), monthName('es', '12')]).toEqual(['Jan', 'dic'])
})

test('messages of the core are translated if possible; other errors get a generic sentence', () => {
  expect(translated('es', 'In Cart')).toBe('En el carrito')
  expect(translated('en', 'In Cart')).toBe('In Cart')
  expect(translated('es', 'toString')).toBe('toString')
  expect(sentenceOf('en', new LeaflogError('STORE_UNKNOWN'))).toBe('We couldn’t find that dispensary.')
  expect(sentenceOf('es', new TypeError('x is not a function'))).toBe('No funcionó. Inténtelo de nuevo.')
})
