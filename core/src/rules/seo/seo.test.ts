import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { modelUrl, trimDescription, withoutStorePrefix, robotsFor, saysOrganisation } from './index.ts'

describe('robots', () => {
  test('[2a.9] a path that contains the word rewards is not indexed', () => {
    for (const path of ['/rewards/login', '/my-Rewards-page', '/rewards-fl'])
      expect(robotsFor(path)).toBe('noindex, nofollow, noarchive')
  })

  test('[5d.1] results of a search are noindex, nofollow; all other pages index, follow', () => {
    for (const path of ['/search', '/search?q=gummies', '/search/']) expect(robotsFor(path)).toBe('noindex, nofollow')
    for (const path of ['/', '/shopd/category/flower', '/searching', '/about/search'])
      expect(robotsFor(path)).toBe('index, follow')
  })
})

describe('descriptions', () => {
  test('[5d.3] a description is trimmed to the configured length at a word, with an ellipsis', () => {
    expect(trimDescription('Calm, exact and warm: an apothecary.', 24)).toBe('Calm, exact and warm…')
    expect(trimDescription('Calm, exact and warm.', 24)).toBe('Calm, exact and warm.')
    expect(trimDescription('Calm,  exact\n and warm.', 24)).toBe('Calm, exact and warm.')
    expect(trimDescription('x'.repeat(200), 10)).toBe(`${'x'.repeat(9)}…`)
  })

  test('[5d.3] for any text and length: never longer, no split character, complete if it fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 2, max: 60 }), (text, longest) => {
        const trimmed = trimDescription(text, longest)
        const plain = text.replaceAll(/\s+/g, ' ').trim()
        expect(trimmed.length).toBeLessThanOrEqual(longest)
        expect(trimmed.isWellFormed()).toBe(true)
        const whole = plain.length <= longest
        expect(whole ? trimmed : plain.startsWith(trimmed.slice(0, -1))).toBe(whole ? plain : true)
        expect(whole || trimmed.endsWith('…')).toBe(true)
      }),
    )
  })
})

describe('addresses', () => {
  test('[5d.4] the configured number of leading segments is the prefix of a store', () => {
    expect(withoutStorePrefix('/fl/miami/category/flower', 2)).toBe('/category/flower')
    expect(withoutStorePrefix('/fl/category/flower?page=2', 1)).toBe('/category/flower?page=2')
    expect(withoutStorePrefix('/category/flower', 0)).toBe('/category/flower')
    expect(withoutStorePrefix('/fl', 1)).toBe('/')
    expect(withoutStorePrefix('/fl?page=2', 3)).toBe('/?page=2')
    expect(withoutStorePrefix('/', 0)).toBe('/')
  })

  test('[5d.5] [2b.7] categories and products: base URL, a directory and a suffix for each model', () => {
    const models = {
      category: { directory: 'c', suffix: '/' },
      product: { directory: 'p', suffix: '.html' },
      dispensaries: { directory: 'stores', suffix: '' },
      content: { directory: '', suffix: '.htm' },
    }
    expect(modelUrl('https://shop.example/', 'category', 'flower/pre-rolls', models)).toBe(
      'https://shop.example/c/flower/pre-rolls/',
    )
    expect(modelUrl('https://shop.example/us', 'product', 'blue dream', models)).toBe(
      'https://shop.example/us/p/blue%20dream.html',
    )
    expect(modelUrl('https://shop.example', 'content', 'faq', models)).toBe('https://shop.example/faq.htm')
    expect(modelUrl('https://shop.example', 'category', '', models)).toBe('https://shop.example/c')
  })

  test('[5d.5] [2b.7] this shop has category, product, dispensaries and content', () => {
    expect(modelUrl('', 'category', 'flower')).toBe('/category/flower')
    expect(modelUrl('', 'product', 'blue-dream')).toBe('/product/blue-dream')
    expect(modelUrl('', 'dispensaries', 'florida')).toBe('/dispensaries/florida')
    expect(modelUrl('', 'content', 'faq')).toBe('/content/faq')
  })

  test('[5d.2] the organization is described on the home page and the configured path only', () => {
    expect(saysOrganisation('/', '/about')).toBe(true)
    expect(saysOrganisation('/about', '/about')).toBe(true)
    for (const path of ['/about/our-mission', '/contact-us', '/aboutus', ''])
      expect(saysOrganisation(path, '/about')).toBe(false)
  })
})
