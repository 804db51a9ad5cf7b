import { expect, test } from 'vitest'
import { optionsOf } from './options-model.ts'

const range = (final: number) => ({
  minimum: { regular: final, final, percent_off: 0 },
  maximum: { regular: final, final, percent_off: 0 },
})
const sold = (sku: string, cents: number, left = 1) => ({
  sku,
  name: sku,
  stock_status: left > 0 ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const),
  only_x_left_in_stock: null,
  is_sold_in_mode: true,
  price_range: range(cents),
})
const value = (label: string, value_index: number) => ({
  uid: label.toLowerCase(),
  value_index,
  label,
  swatch_data: '',
})
const variant = (label: string, cents: number, left: number) => ({
  attributes: [{ code: 'flavor', label, uid: label.toLowerCase() }],
  product: { ...sold(label, cents, left), media_gallery: [] },
})
const configurable = {
  __typename: 'ConfigurableProduct' as const,
  configurable_options: [
    {
      uid: 'f',
      attribute_code: 'flavor',
      attribute_id: '1',
      label: 'Flavor',
      values: [value('Lemon', 1), value('Plum', 2)],
    },
  ],
  variants: [variant('Plum', 900, 0), variant('Lemon', 1000, 3)],
}
const part = (label: string, cents: number) => ({
  uid: label.toLowerCase(),
  label,
  quantity: 1,
  is_default: false,
  can_change_quantity: false,
  price: 0,
  price_type: 'DYNAMIC' as const,
  product: { ...sold(label, cents), small_image: null },
})
const bundle = {
  __typename: 'BundleProduct' as const,
  dynamic_price: true,
  price_range: range(500),
  items: [
    {
      uid: 'pipe',
      title: 'Pipe',
      required: true,
      type: 'select',
      position: 1,
      price_range: range(500),
      options: [part('Glass', 2000), part('Clay', 500)],
    },
  ],
}

test('[3.7.1] a product with options: the cheapest variant first, what is over cannot be chosen, and the cart gets uids', () => {
  const model = optionsOf(configurable)
  expect(model?.groups()).toMatchObject([
    {
      id: 'flavor',
      title: 'Flavor',
      several: false,
      values: [
        { label: 'Lemon', chosen: true, available: true },
        { label: 'Plum', chosen: false, available: false },
      ],
    },
  ])
  expect(model?.cost()).toMatchObject({ final: 1000 })
  expect(model?.problem()).toBeNull()
  expect(model?.selection()).toEqual({ selectedOptions: ['lemon'], enteredOptions: [], label: 'Lemon' })
  model?.choose('flavor', 'plum')
  expect(model?.problem()).toBe('soldOut')
})

test('[3.7.3] a set: its parts add to the price, and a required one must be chosen', () => {
  const model = optionsOf(bundle)
  expect(model?.groups()).toMatchObject([
    { id: 'pipe', required: true, several: false, values: [{ price: 2000 }, { price: 500 }] },
  ])
  expect(JSON.stringify(model?.problem())).toContain('Pipe')
  model?.choose('pipe', 'clay')
  expect(model?.problem()).toBeNull()
  expect(model?.cost()).toMatchObject({ final: 500 })
  expect(model?.selection()).toMatchObject({ selectedOptions: ['clay'], label: 'Clay' })
  model?.choose('pipe', '')
  expect(model?.problem()).not.toBeNull()
})
