import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import { expect, test } from 'vitest'
import { foundCard, foundProduct, movableLine, type Movable } from './movable.ts'

const line = (over: Partial<Movable> = {}): Movable => ({
  id: 'l1',
  name: 'Blue Hour',
  brand: 'Fernhill',
  size: '3.5g',
  quantity: 3,
  ...over,
})

const card = (over: Partial<CommerceCard> = {}): CommerceCard => ({
  kind: 'configurable',
  sku: 'fh-1',
  name: 'Blue Hour',
  urlKey: 'blue-hour',
  image: null,
  brand: 'Fernhill',
  strain: null,
  thc: null,
  medicalOnly: false,
  inStock: true,
  left: null,
  sizes: [
    { label: '3.5g', uid: 'small', inStock: true, price: { final: 3000, regular: 3500 } },
    { label: '7g', uid: 'large', inStock: false, price: { final: 5500, regular: 5500 } },
  ],
  price: { from: 3000, to: 5500, regular: 3500 },
  ...over,
})

const product = {
  objectID: 'p1',
  product_id: 'p1',
  name: 'Blue Hour',
  brand: { name: 'Fernhill' },
  category: 'Flower',
  subcategory: null,
  strain_type: null,
  store_id: '101',
  menu_type: 'BOTH' as const,
  variants: [{ option: '3.5g', priceRec: null, specialPriceRec: null, priceMed: 3200, specialPriceMed: 2800 }],
  thc: null,
  cbd: null,
  image: '/p1.jpg',
  special_ids: [],
  featured: false,
  stock: { '3.5g': 2 },
}

test('[shop 4] a size of a menu is a size of the same product of the same brand', () => {
  expect(foundCard(line(), [card({ brand: 'Other' }), card()])).toMatchObject({
    price: 3000,
    quantity: 3,
    add: { size: { uid: 'small' }, card: { sku: 'fh-1', brand: 'Fernhill' } },
  })
  expect(foundCard(line({ name: 'BLUE HOUR' }), [card()])).not.toBeNull()
})

test.each([
  ['another size', line({ size: '1g' }), card()],
  ['a size that is sold out', line({ size: '7g' }), card()],
  ['a product that is sold out', line(), card({ inStock: false })],
  ['a longer name', line(), card({ name: 'Blue Hour Minis' })],
  ['a set, which is put together anew', line(), card({ kind: 'bundle', sizes: [] })],
])('[shop 4] %s is not what was in the cart', (_, moved, there) => {
  expect(foundCard(moved, [there])).toBeNull()
})

test('[shop 4] no more is moved than there is', () => {
  expect(foundCard(line(), [card({ left: 2 })])?.quantity).toBe(2)
  expect(foundProduct(line(), [product], 'MEDICAL')).toMatchObject({
    price: 2800,
    quantity: 2,
    add: { variant: { option: '3.5g' } },
  })
})

test('[shop 4] a menu sells what it has a price for in this mode', () => {
  expect(foundProduct(line(), [product], 'RECREATIONAL')).toBeNull()
  expect(foundProduct(line(), [{ ...product, stock: {} }], 'MEDICAL')).toBeNull()
})

test('[shop 4] a product without sizes is the only size of a menu', () => {
  expect(foundProduct(line({ size: null }), [product], 'MEDICAL')?.add.variant.option).toBe('3.5g')
  const several = { ...product, variants: product.variants.flatMap((each) => [each, { ...each, option: '7g' }]) }
  expect(foundProduct(line({ size: null }), [several], 'MEDICAL')).toBeNull()
  expect(foundCard(line(), [card({ kind: 'simple', sizes: [] })])).toMatchObject({ price: 3000, add: { size: null } })
})

test('[shop 4] a set has several choices, and is not moved', () => {
  const options = [
    { label: 'First', value: 'A' },
    { label: 'Second', value: 'B' },
  ]
  const cartLine = { id: 'l1', name: 'Set', brand: '', quantity: 1, options }
  expect(movableLine({ ...emptyLine, ...cartLine })).toBeNull()
  expect(movableLine({ ...emptyLine, ...cartLine, options: options.slice(0, 1) })?.size).toBe('A')
})

const emptyLine = {
  image: null,
  strainType: null,
  basePrice: 0,
  total: 0,
  saved: 0,
  pending: false,
  state: 'taken' as const,
  sku: '',
  urlKey: '',
  thc: null,
  isMedicalOnly: false,
  most: null,
  takes: null,
  promos: [],
  errors: [],
  changeable: true,
}
