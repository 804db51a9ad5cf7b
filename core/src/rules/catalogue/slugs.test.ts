import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProduct } from './sample.ts'
import {
  brandHref,
  categoryHref,
  productHref,
  productSlug,
  readProductSlug,
  slugOf,
  specialHref,
  weightSlug,
} from './slugs.ts'

test('[2b.2] addresses of categories, subcategories, specials and brands', () => {
  expect(categoryHref('Flower')).toBe('/shopd/category/flower')
  expect(categoryHref('Flower', 'Whole Flower')).toBe('/shopd/category/flower/whole-flower')
  expect(specialHref('sp 1&2')).toBe('/shopd/category/all?special=sp%201%262')
  expect(brandHref('Moss & Fern’s Own')).toBe('/shopd/brands/moss-and-ferns-own')
})

test('[2b.7] a product slug has three dash-separated parts, underscores for spaces', () => {
  const product = sampleProduct({ product_id: 'fl_0042', name: 'Blue-Dream No. 9', brand: { name: 'Café Alder' } })
  expect(productSlug(product)).toBe('cafe_alder-blue_dream_no_9-fl_0042')
  expect(productHref(product)).toBe('/shopd/product/cafe_alder-blue_dream_no_9-fl_0042')
  expect(readProductSlug(productSlug(product))).toEqual({ brand: 'cafe alder', name: 'blue dream no 9', id: 'fl_0042' })
})

test('[2b.7] every product can be found by its slug', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.stringMatching(/^[A-Za-z0-9_]{1,40}$/), (brand, name, product_id) => {
      expect(readProductSlug(productSlug({ brand: { name: brand }, name, product_id }))?.id).toBe(product_id)
    }),
  )
})

test.each(['', '-', '--', 'a-b', 'a-b-c-d', 'a--c', '-b-c', 'a-b-', 'a-b-../etc', 'a-b-c%00', 'a-b-<script>', '😀'])(
  '[2b.7] %j is not a product slug',
  (slug) => {
    expect(readProductSlug(slug)).toBeNull()
  },
)

test('[2b.2] slugs are lower-case ASCII, never empty, and idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(slugOf(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slugOf(slugOf(text))).toBe(slugOf(text))
      expect(weightSlug(weightSlug(text))).toBe(weightSlug(text))
    }),
  )
  expect(slugOf('草')).not.toBe(slugOf('花'))
  expect(weightSlug('3.5g')).toBe('3.5g')
  expect(weightSlug('1,000 MG')).toBe('1-000-mg')
})
