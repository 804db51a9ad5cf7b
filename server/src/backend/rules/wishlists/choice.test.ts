import { describe, expect, test } from 'vitest'
import { sampleCommerce } from '../../../testing/sample-commerce.ts'
import type { AttributeOption, Product } from '../catalogue/model.ts'
import {
  bundleItemUid,
  bundleOptionUid,
  configurableValueUid,
  giftCardAmountUid,
  giftCardFields,
  giftCardFieldUid,
} from '../catalogue/uids.ts'
import { isError, readChoice, readQuantity, shownSku, type ChoiceInput } from './choice.ts'

/** The sample's products, with the data that choices need. */
function sampleProducts(): Map<string, Product> {
  const sizes = new Map(
    sampleCommerce.attributeOptions.map((option, position): [number, AttributeOption] => [
      option.id,
      { id: option.id, attribute: option.attribute, label: option.label, swatch: option.swatch, position },
    ]),
  )
  const products = new Map(
    sampleCommerce.products.map((one): [string, Product] => [
      one.sku,
      {
        id: one.id,
        sku: one.sku,
        type: one.type,
        name: one.name,
        urlKey: one.urlKey,
        brand: null,
        strainType: null,
        size: one.sizeId === null ? null : (sizes.get(one.sizeId) ?? null),
        isMedicalOnly: one.isMedicalOnly,
        limits: one.limits,
        position: 0,
        details: one.details,
        parent: null,
        variants: [],
        categories: [],
        related: [],
        prices: new Map(),
      },
    ]),
  )
  for (const { sku, parentSku } of sampleCommerce.products) {
    const [product, parent] = [products.get(sku), parentSku === null ? undefined : products.get(parentSku)]
    if (!product || !parent) continue
    product.parent = parent
    parent.variants.push(product)
  }
  return products
}

const catalogue = { bySku: sampleProducts() }
const read = (input: Partial<ChoiceInput> & { sku: string }) =>
  readChoice({ parentSku: null, selectedOptions: [], enteredOptions: [], ...input }, catalogue)
const codeOf = (input: Partial<ChoiceInput> & { sku: string }) => {
  const choice = read(input)
  return isError(choice) ? choice.code : 'none'
}
const EIGHTH = configurableValueUid('size', 25_001)

describe('choices of a wishlist', () => {
  test('[2c.6] a variant by its sku, by its parent and an option, or by both is the same choice', () => {
    const variant = read({ sku: 'ct-flower_3.5g' })
    expect(variant).toMatchObject({ sku: 'ct-flower_3.5g', parentSku: 'ct-flower', selectedOptions: [] })
    expect(read({ sku: 'ct-flower_3.5g', parentSku: 'ct-flower' })).toEqual(variant)
    expect(read({ sku: 'ct-flower', selectedOptions: [EIGHTH] })).toEqual(variant)
    expect(read({ sku: 'ct-flower', parentSku: 'ct-flower', selectedOptions: [EIGHTH] })).toEqual(variant)
  })

  test('[3.7.1] a configurable product needs no size yet, but an unknown size is refused', () => {
    const open = read({ sku: 'ct-flower' })
    expect(open).toMatchObject({ sku: 'ct-flower', parentSku: null })
    expect(isError(open) || shownSku(open)).toBe('ct-flower')
    expect(codeOf({ sku: 'ct-flower', selectedOptions: [configurableValueUid('size', 99)] })).toBe('UNDEFINED')
    expect(codeOf({ sku: 'ct-flower', selectedOptions: ['nonsense'] })).toBe('UNDEFINED')
  })

  test('[8.25] a product that the catalogue does not have is not found', () => {
    expect(codeOf({ sku: 'nothing' })).toBe('PRODUCT_NOT_FOUND')
    expect(codeOf({ sku: 'ct-vape', parentSku: 'nothing' })).toBe('PRODUCT_NOT_FOUND')
    expect(codeOf({ sku: 'ct-vape', parentSku: 'ct-flower' })).toBe('PRODUCT_NOT_FOUND')
  })

  test('[3.7.3] a bundle with an incomplete choice, in any order', () => {
    const [flower, vape] = [bundleOptionUid(11, 21, 1), bundleOptionUid(12, 23, 1)]
    const chosen = read({ sku: 'ct-set', selectedOptions: [flower, vape, flower] })
    expect(read({ sku: 'ct-set', selectedOptions: [vape, flower] })).toEqual(chosen)
    expect(chosen).toMatchObject({ selectedOptions: [flower, vape].toSorted() })
    expect(codeOf({ sku: 'ct-set' })).toBe('none')
    expect(codeOf({ sku: 'ct-set', selectedOptions: [bundleOptionUid(12, 21, 1)] })).toBe('UNDEFINED')
    expect(codeOf({ sku: 'ct-set', selectedOptions: [bundleOptionUid(99, 21, 1)] })).toBe('UNDEFINED')
    const typed = { uid: bundleItemUid(13), value: ' 2 ' }
    expect(read({ sku: 'ct-set', enteredOptions: [typed] })).toMatchObject({
      enteredOptions: [{ ...typed, value: '2' }],
    })
  })

  test('[3.7.2] a gift card with its details; for another recipient it is another item', () => {
    const sender = { uid: giftCardFieldUid(giftCardFields.senderName), value: 'Rosa' }
    const card = { sku: 'ct-card', selectedOptions: [giftCardAmountUid(2_500)], enteredOptions: [sender] }
    const chosen = read(card)
    expect(chosen).toMatchObject({ enteredOptions: [sender] })
    const other = read({ ...card, enteredOptions: [{ ...sender, value: 'Sam' }] })
    expect(isError(chosen) || isError(other) || chosen.key === other.key).toBe(false)
    expect(codeOf({ ...card, selectedOptions: [giftCardAmountUid(2_600)] })).toBe('UNDEFINED')
    expect(codeOf({ ...card, enteredOptions: [{ uid: 'x', value: 'y' }] })).toBe('UNDEFINED')
    expect(codeOf({ ...card, enteredOptions: [{ ...sender, value: 'x'.repeat(501) }] })).toBe('UNDEFINED')
  })

  test('a quantity is a whole number from 1 to 999', () => {
    expect([1, 999, 0, -1, 1.5, 1_000, Number.NaN].map(readQuantity)).toEqual([
      1,
      999,
      ...Array.from({ length: 5 }, () => undefined),
    ])
  })
})
