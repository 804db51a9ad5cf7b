/** Complete examples of what pages tell search engines. */
import { expect, test } from 'vitest'
import { trimDescription } from './descriptions.ts'
import { modelUrl, withoutStorePrefix } from './addresses.ts'
import { articleData, productData } from './index.ts'

const url = 'https://shop.example/product/a'
const noon = Date.UTC(2026, 10, 21, 12)
const product = { name: 'A', sku: 'a', brand: '', description: '', images: [], url, offers: [] }

test('[9f.3] a product lists every known field, and no unknown one', () => {
  expect(productData(product, noon)).toEqual({ '@type': 'Product', name: 'A', sku: 'a', url })
  expect(productData({ ...product, category: '' }, noon)).not.toHaveProperty('category')
  const offers = [
    { price: 1000, inStock: true, url },
    { price: 1000, inStock: false, url },
  ]
  expect(productData({ ...product, brand: 'Fernhill', category: 'Flower', images: ['i'], offers }, noon)).toMatchObject(
    {
      brand: { '@type': 'Brand', name: 'Fernhill' },
      category: 'Flower',
      image: ['i'],
      offers: [{ availability: 'https://schema.org/InStock' }, { availability: 'https://schema.org/OutOfStock' }],
    },
  )
})

test('[9f.3] an article names its author and publisher; its headline has at most 110 characters', () => {
  const facts = {
    title: 't'.repeat(111),
    description: 'd',
    url,
    images: [],
    published: '2026-01-01',
    author: 'Avery',
    publisher: 'Leaflog',
    language: 'en',
  }
  expect(articleData(facts)).toEqual({
    '@type': 'Article',
    headline: 't'.repeat(110),
    description: 'd',
    url,
    mainEntityOfPage: url,
    datePublished: '2026-01-01',
    dateModified: '2026-01-01',
    author: { '@type': 'Person', name: 'Avery' },
    publisher: { '@type': 'Organization', name: 'Leaflog' },
    inLanguage: 'en',
  })
  expect(articleData({ ...facts, images: ['i'], modified: '2026-02-01' })).toMatchObject({
    image: ['i'],
    dateModified: '2026-02-01',
  })
})

test('[5d.3] a description is cut at a word, without punctuation before the ellipsis', () => {
  expect(trimDescription('  one \n two  ', 7)).toBe('one two')
  expect(trimDescription('one two three', 8)).toBe('one two…')
  expect(trimDescription('one two three', 10)).toBe('one two…')
  expect(trimDescription('one two, - three four', 16)).toBe('one two…')
})

test('[5d.5] [5d.4] an address has single slashes, and loses the prefix of a store', () => {
  expect(modelUrl('https://shop.example//', 'product', 'a')).toBe(url)
  expect(withoutStorePrefix('/fl/miami/shop?a=1', 2)).toBe('/shop?a=1')
  expect(withoutStorePrefix('?a=1', 2)).toBe('/?a=1')
})
