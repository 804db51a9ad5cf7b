import { describe, expect, test } from 'vitest'
import { articleData, breadcrumbData, itemListData, priceValidUntil, productData, storeData } from './index.ts'

const origin = 'https://shop.example'
const noon = Date.UTC(2026, 10, 21, 12)
const hours = { open: '09:00', close: '21:00' }

const product = {
  name: 'Blue Dream',
  sku: 'bd-1',
  brand: 'Fernhill',
  category: 'Flower',
  description: 'Calm.',
  images: [`${origin}/media/a.jpg`],
  url: `${origin}/product/blue-dream`,
  offers: [{ price: 3000, inStock: true, url: `${origin}/product/blue-dream`, name: '3.5g' }],
}

describe('a product', () => {
  test('[9f.3] its price is valid for 14 days, in days of UTC', () => {
    expect(priceValidUntil(noon)).toBe('2026-12-05')
    expect(productData(product, noon)).toMatchObject({
      offers: [{ '@type': 'Offer', price: '30.00', priceCurrency: 'USD', priceValidUntil: '2026-12-05' }],
    })
  })

  test('[9f.3] its description has at most 1000 characters and no split one', () => {
    const long = productData({ ...product, description: `${'x'.repeat(999)}🌿 and more` }, noon)['description']
    expect(long).toBe('x'.repeat(999))
    expect(productData({ ...product, description: 'y'.repeat(1000) }, noon)['description']).toHaveLength(1000)
  })

  test('[9f.3] a price range lists both ends', () => {
    const offers = [{ price: 1000, upTo: 5000, inStock: false, url: product.url }]
    expect(productData({ ...product, offers }, noon)).toMatchObject({
      offers: [
        {
          '@type': 'AggregateOffer',
          lowPrice: '10.00',
          highPrice: '50.00',
          priceValidUntil: '2026-12-05',
          availability: 'https://schema.org/OutOfStock',
        },
      ],
    })
  })

  test('unknown fields are left out', () => {
    const bare = productData({ ...product, brand: '', category: '', description: '', images: [], offers: [] }, noon)
    expect(Object.keys(bare)).toEqual(['@type', 'name', 'sku', 'url'])
  })
})

describe('a dispensary', () => {
  const store = {
    store_name: 'Fernhill Miami',
    address: '1 Palm Way',
    city: 'Miami',
    state_code: 'FL',
    postcode: '33101',
    phone_number: '305-555-0100',
    latitude: 25.7,
    longitude: -80.2,
    hours: {
      monday: hours,
      tuesday: hours,
      wednesday: hours,
      thursday: hours,
      friday: hours,
      saturday: { open: '10:00', close: '18:00' },
      sunday: null,
    },
  }
  const shown = { url: `${origin}/dispensaries/florida`, image: `${origin}/media/f.jpg` }

  test('[9f.7] it is in the US by default', () => {
    expect(storeData(store, shown)).toMatchObject({ '@type': 'Store', address: { addressCountry: 'US' } })
    expect(storeData(store, { ...shown, country: 'CA' })).toMatchObject({ address: { addressCountry: 'CA' } })
  })

  test('[9f.7] days with equal hours are grouped, and closed days are left out', () => {
    expect(storeData(store, shown)['openingHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
        opens: '09:00',
        closes: '21:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Saturday'],
        opens: '10:00',
        closes: '18:00',
      },
    ])
  })
})

test('[2h.3] [9f.1] breadcrumbs have at most 5 entries, start with Home and end with the page', () => {
  const trail = Array.from({ length: 7 }, (_, index) => ({ label: `Level ${index}`, href: `/level/${index}` }))
  expect(breadcrumbData(trail, origin)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    ...[3, 4, 5, 6].map((level, index) => ({
      '@type': 'ListItem',
      position: index + 2,
      name: `Level ${level}`,
      item: `${origin}/level/${level}`,
    })),
  ])
})

test('a list gives each entry’s position in the whole list', () => {
  expect(itemListData('Flower', [{ name: 'A', href: '/a' }], origin, { total: 49, first: 25 })).toEqual({
    '@type': 'ItemList',
    name: 'Flower',
    numberOfItems: 49,
    itemListElement: [{ '@type': 'ListItem', position: 25, name: 'A', url: `${origin}/a` }],
  })
})

test('an article', () => {
  const article = articleData({
    title: 'Terpenes',
    description: 'What they are.',
    url: `${origin}/discover/blog/terpenes`,
    images: [],
    published: '2026-05-03',
    author: 'June Hale',
    publisher: 'Fernhill',
    language: 'en',
  })
  expect(article).toMatchObject({ datePublished: '2026-05-03', dateModified: '2026-05-03', inLanguage: 'en' })
})
