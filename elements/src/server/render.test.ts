// @vitest-environment happy-dom
import { given } from '@leaflog/core/testing'
import { expect, test } from 'vitest'
import { createCard } from '../card.ts'
import type { Item, MenuSource } from '../items.ts'
import { words } from '../words.ts'
import { renderCard } from './card.ts'
import { renderMenu, renderProduct } from './render.ts'

const gateway = 'https://shop.example'
const item = (more: Partial<Item> = {}): Item => ({
  id: 'p1',
  name: 'Copper <b>"Moon"</b> & Co',
  brand: 'Copper Still',
  strain: 'HYBRID',
  potency: 'THC 21–24%',
  image: '/products/a.jpg',
  href: '/product/p1',
  medicalOnly: true,
  hasOptions: false,
  from: 1200,
  choices: [
    { label: '1g', price: 1200, was: 1500, available: false },
    { label: '3.5g', price: 4500, was: null, available: true },
  ],
  ...more,
})
const unused = (): never => {
  throw new Error('A first state asks for nothing.')
}
const source: MenuSource = {
  categories: unused,
  page: unused,
  search: unused,
  find: unused,
  add: unused,
  label: () => 'Add to Cart',
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
  ['sizes and a special', item()],
  ['one size', item({ choices: [{ label: '1g', price: 1200, was: 1500, available: true }], strain: null })],
  [
    'a single variant, sold out',
    item({ choices: [{ label: '', price: 900, was: null, available: false }], image: null }),
  ],
  ['options at the shop', item({ choices: [], potency: null, medicalOnly: false })],
])('a card is the same from a server as in a browser: %s', (_what, each) => {
  for (const language of ['en', 'es'] as const) {
    const context = { gateway, language, words: words[language] }
    const { element, update } = createCard(each, { ...context, source, add: unused, choose: unused, onAdded: unused })
    update(given().view)
    element.normalize()
    const rendered = parsed(renderCard(each, context).html)
    expect(rendered && shapeOf(rendered)).toEqual(shapeOf(element))
  }
})

test('a menu without products asks for the age; with products it has them, and nothing of them is HTML', () => {
  expect(renderMenu({ gateway })).toContain('Confirm your age to see what is here.')
  const menu = renderMenu({ gateway, items: [item()], total: 40, lang: 'es-MX', nonce: 'a"b' })
  expect(menu).toMatch(/^<template shadowrootmode="open"><style nonce="a&quot;b">/)
  expect(menu).toContain('1 de 40 productos')
  expect(menu).toContain('Copper &lt;b&gt;&quot;Moon&quot;&lt;/b&gt; &amp; Co')
  expect(menu).not.toContain('<b>')
})

test('a product is rendered with its card', () => {
  expect(renderProduct({ gateway, item: item() })).toContain('<article part="product">')
  expect(renderProduct({ gateway, lang: 'es' })).toContain(words.es.confirmAge)
})
