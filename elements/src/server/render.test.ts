// @vitest-environment happy-dom
import type { Product } from '@leaflog/core'
import { given } from '@leaflog/core/testing'
import { expect, test } from 'vitest'
import { createCard } from '../card.ts'
import { words } from '../words.ts'
import { renderCard } from './card.ts'
import { renderMenu, renderProduct } from './render.ts'

const size = (label: string, final: number, regular = final): Product['sizes'][number] => ({
  id: label,
  label,
  price: { final, regular },
  isSoldOut: false,
})
const product = (more: Partial<Product> = {}): Product => ({
  id: 'p1',
  store: 'fl_miami',
  channel: 'ordering',
  name: 'Copper <b>"Moon"</b> & Co',
  brand: 'Copper Still',
  category: 'Flower',
  strain: 'hybrid',
  thc: '21–24%',
  image: 'https://shop.example/media/products/a.jpg',
  url: 'https://shop.example/product/p1',
  isMedicalOnly: true,
  isSoldOut: false,
  price: { from: 1200, to: 4500, regular: 1500 },
  sizes: [{ ...size('1g', 1200, 1500), isSoldOut: true }, size('3.5g', 4500)],
  choose: 'size',
  ...more,
})
const unused = (): never => {
  throw new Error('A first state asks for nothing.')
}
/** Tags with their sorted attributes, and texts. */
function shapeOf(node: Node): unknown {
  if (!(node instanceof Element)) return node.textContent
  const attributes = Array.from(node.attributes, ({ name, value }) => `${name}=${value}`).toSorted()
  return [node.localName, attributes, ...Array.from(node.childNodes, shapeOf)]
}
const parsed = (html: string): Element | null => {
  const place = document.createElement('div')
  place.innerHTML = html
  place.normalize()
  return place.firstElementChild
}

test.each([
  ['sizes and a special', product()],
  ['one size', product({ sizes: [size('1g', 1200, 1500)], choose: 'nothing', strain: null })],
  ['no size, sold out', product({ sizes: [], choose: 'nothing', isSoldOut: true, image: null })],
  ['more than options', product({ sizes: [], choose: 'more', thc: null, isMedicalOnly: false })],
  ['options, sold out', product({ sizes: [], choose: 'options', isSoldOut: true })],
])('a card is the same from a server as in a browser: %s', (_what, each) => {
  for (const language of ['en', 'es'] as const) {
    const context = { language, words: words[language] }
    const { element, update } = createCard(each, { ...context, add: unused, choose: unused, onAdded: unused })
    update(given().view)
    element.normalize()
    const rendered = parsed(renderCard(each, context).html)
    expect(rendered && shapeOf(rendered)).toEqual(shapeOf(element))
  }
})

test('a menu without products asks for the age; with products it has them, and nothing of them is HTML', () => {
  expect(renderMenu()).toContain('Confirm your age to see what is here.')
  const menu = renderMenu({ products: [product()], total: 40, lang: 'es-MX', nonce: 'a"b' })
  expect(menu).toMatch(/^<template shadowrootmode="open"><style nonce="a&quot;b">/)
  expect(menu).toContain('1 de 40 productos')
  expect(menu).toContain('Copper &lt;b&gt;&quot;Moon&quot;&lt;/b&gt; &amp; Co')
  expect(menu).not.toContain('<b>')
})

test('a product is rendered with its card', () => {
  expect(renderProduct({ product: product() })).toContain('<article part="product">')
  expect(renderProduct({ lang: 'es' })).toContain(words.es.confirmAge)
})
