/** A small commerce catalogue with round figures, sold in Mesa and partly in Columbus. Potencies are grams too. */
import type { CommerceCatalogue, CommercePrice, CommerceProduct } from '@leaflog/fixtures'

const details: CommerceProduct['details'] = {
  shortDescription: '<p>Short.</p>',
  description: '<p>Grown for a test.</p>',
  metaTitle: 'Title',
  metaKeyword: 'keyword',
  metaDescription: 'Described.',
  thc: null,
  cbd: null,
  effects: [],
  terpenes: [],
  batch: null,
  consumptionForms: [],
  pictures: [],
  bundle: null,
  giftCard: null,
}

/** Recreational and medical cents in Arizona; a dollar less in Ohio. */
function prices(recreational: number | null, medical: number | null, special: CommercePrice['special'] = null) {
  const of = (stateCode: string, mode: CommercePrice['mode'], cents: number | null): CommercePrice[] =>
    cents === null ? [] : [{ stateCode, mode, cents, special }]
  const less = (cents: number | null) => cents && cents - 100
  return [
    ...of('AZ', 'RECREATIONAL', recreational),
    ...of('AZ', 'MEDICAL', medical),
    ...of('OH', 'RECREATIONAL', less(recreational)),
    ...of('OH', 'MEDICAL', less(medical)),
  ]
}

const grams = (thc: number, cbd: number, smokable: number) => ({
  thcMg: thc * 1000,
  cbdMg: cbd * 1000,
  smokableMg: smokable * 1000,
})

const sizes = { eighth: 25_001, ounce: 25_002 }
const strains = { indica: 23_444, hybrid: 23_445, sativa: 23_446 }
const makers = { fernhill: 24_001, mossback: 24_002 }

function product(
  fields: Pick<CommerceProduct, 'id' | 'sku' | 'name'> & Partial<Omit<CommerceProduct, 'details'>>,
  about: Partial<CommerceProduct['details']> = {},
): CommerceProduct {
  const urlKey = fields.sku.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const picture = { path: `/products/sample/${urlKey}.jpg`, label: fields.name }
  return {
    parentSku: null,
    type: 'simple',
    urlKey,
    brandId: makers.fernhill,
    strainTypeId: null,
    sizeId: null,
    isMedicalOnly: false,
    limits: grams(0, 0, 0),
    categories: ['accessories'],
    prices: [],
    related: [],
    ...fields,
    details: { ...details, pictures: [picture], ...about },
  }
}

const flower = {
  strainTypeId: strains.hybrid,
  categories: ['flower', 'flower/whole-flower', 'brands/fernhill'],
}
const potent = { thc: { min: 18, max: 22, unit: '%' as const }, batch: 'B1', consumptionForms: ['Smoking'] }
const offered = { quantity: 1, isDefault: false, canChangeQuantity: false, price: 0 }

/** The special price of `ct-vape` holds until the end of 2026. */
export const SALE_ENDS = Date.UTC(2027, 0, 1) - 1

const products: readonly CommerceProduct[] = [
  product(
    {
      ...flower,
      id: 1,
      sku: 'ct-flower',
      name: 'Meadow',
      type: 'configurable',
      related: ['ct-vape', 'ct-medical', 'ct-grinder'],
    },
    potent,
  ),
  product(
    {
      ...flower,
      id: 101,
      sku: 'ct-flower_3.5g',
      parentSku: 'ct-flower',
      name: 'Meadow 3.5g',
      sizeId: sizes.eighth,
      limits: grams(1, 0, 3.5),
      prices: prices(4_000, 3_500),
    },
    potent,
  ),
  product(
    {
      ...flower,
      id: 102,
      sku: 'ct-flower_28g',
      parentSku: 'ct-flower',
      name: 'Meadow 28g',
      sizeId: sizes.ounce,
      limits: grams(6, 0, 28),
      prices: prices(20_000, 18_000),
    },
    potent,
  ),
  product(
    {
      id: 2,
      sku: 'ct-medical',
      name: 'Ward Minis',
      brandId: makers.mossback,
      strainTypeId: strains.indica,
      sizeId: sizes.eighth,
      isMedicalOnly: true,
      limits: grams(1, 0, 3.5),
      categories: ['flower', 'brands/mossback'],
      prices: prices(null, 3_000),
    },
    { ...potent, thc: { min: 26, max: 30, unit: '%' } },
  ),
  product(
    {
      id: 3,
      sku: 'ct-vape',
      name: 'Brass Vape',
      strainTypeId: strains.sativa,
      limits: grams(0.5, 0.5, 0),
      categories: ['vapes'],
      prices: prices(3_000, 2_800, { cents: 2_400, from: Date.UTC(2026, 0, 1), to: SALE_ENDS }),
    },
    { thc: { min: 78, max: 82, unit: '%' } },
  ),
  product({
    id: 4,
    sku: 'ct-edible',
    name: 'Lemon Chews',
    limits: grams(0.1, 0, 0),
    categories: ['edibles'],
    prices: prices(2_000, 1_800),
  }),
  product({ id: 5, sku: 'ct-grinder', name: 'Brass Grinder', prices: prices(1_500, 1_500) }),
  product({ id: 6, sku: 'ct-gone', name: 'Bath Salts', categories: ['edibles'], prices: prices(2_200, 2_200) }),
  product({ id: 7, sku: 'ct-columbus', name: 'Columbus Papers', prices: prices(500, 500) }),
  product(
    { id: 8, sku: 'ct-set', name: 'First Set', type: 'bundle', prices: prices(5_000, 4_500) },
    {
      bundle: {
        dynamicPrice: false,
        dynamicSku: false,
        dynamicWeight: false,
        priceView: 'AS_LOW_AS',
        shipItems: 'TOGETHER',
        items: [
          {
            id: 11,
            title: 'Flower',
            required: true,
            type: 'select',
            options: [{ ...offered, id: 21, sku: 'ct-flower_3.5g', isDefault: true, priceType: 'FIXED' }],
          },
          {
            id: 12,
            title: 'Grinder',
            required: true,
            type: 'radio',
            options: [
              { ...offered, id: 22, sku: 'ct-grinder', isDefault: true, priceType: 'FIXED' },
              { ...offered, id: 23, sku: 'ct-vape', price: 10, priceType: 'PERCENT' },
            ],
          },
          {
            id: 13,
            title: 'Chews',
            required: false,
            type: 'checkbox',
            options: [
              { ...offered, id: 24, sku: 'ct-edible', canChangeQuantity: true, price: 500, priceType: 'FIXED' },
            ],
          },
        ],
      },
    },
  ),
  product(
    { id: 9, sku: 'ct-kit', name: 'Open Kit', type: 'bundle' },
    {
      bundle: {
        dynamicPrice: true,
        dynamicSku: true,
        dynamicWeight: true,
        priceView: 'PRICE_RANGE',
        shipItems: 'SEPARATELY',
        items: [
          {
            id: 14,
            title: 'Vape',
            required: true,
            type: 'radio',
            options: [{ ...offered, id: 25, sku: 'ct-vape', isDefault: true, priceType: 'DYNAMIC' }],
          },
          {
            id: 15,
            title: 'Sweets',
            required: false,
            type: 'multi',
            options: [
              { ...offered, id: 26, sku: 'ct-edible', quantity: 2, canChangeQuantity: true, priceType: 'DYNAMIC' },
              { ...offered, id: 27, sku: 'ct-gone', priceType: 'DYNAMIC' },
            ],
          },
        ],
      },
    },
  ),
  product(
    {
      id: 10,
      sku: 'ct-card',
      name: 'Gift Card',
      type: 'giftcard',
      prices: prices(0, 0).map((row) => ({ ...row, cents: 0 })),
    },
    {
      giftCard: {
        type: 'COMBINED',
        amounts: [2_500, 5_000],
        allowOpenAmount: true,
        openAmountMin: 1_000,
        openAmountMax: 20_000,
        isRedeemable: true,
        lifetime: 365,
        allowMessage: true,
        messageMaxLength: 100,
      },
    },
  ),
  product(
    {
      id: 11,
      sku: 'ct-ecard',
      name: 'Email Card',
      type: 'giftcard',
      prices: prices(0, 0).map((row) => ({ ...row, cents: 0 })),
    },
    {
      giftCard: {
        type: 'VIRTUAL',
        amounts: [2_500],
        allowOpenAmount: false,
        openAmountMin: null,
        openAmountMax: null,
        isRedeemable: true,
        lifetime: 0,
        allowMessage: false,
        messageMaxLength: 0,
      },
    },
  ),
]

let nextCategory = 0
function category(
  urlPath: string,
  name: string,
  parentId: number | null,
  displayMode: 'PRODUCTS' | 'PAGE' = 'PRODUCTS',
): CommerceCatalogue['categories'][number] {
  const id = 2 + nextCategory++
  return {
    id,
    parentId,
    name,
    urlKey: urlPath.split('/').at(-1) ?? '',
    urlPath,
    level: urlPath === '' ? 1 : urlPath.split('/').length + 1,
    details: {
      description: `<p>${name}.</p>`,
      displayMode,
      image: null,
      metaTitle: `${name} title`,
      metaDescription: `${name} described`,
      metaKeywords: name.toLowerCase(),
      translations:
        urlPath === 'brands/fernhill' ? { es: { description: '<p>La casa.</p>', metaDescription: 'La casa' } } : {},
    },
  }
}

const inMesa = {
  'ct-flower_3.5g': 20,
  'ct-flower_28g': 3,
  'ct-medical': 10,
  'ct-vape': 10,
  'ct-edible': 50,
  'ct-grinder': 10,
  'ct-gone': 0,
  'ct-card': 1_000,
  'ct-ecard': 1_000,
}

export const sampleCommerce: CommerceCatalogue = {
  attributeOptions: [
    { id: strains.indica, attribute: 'strain_type', label: 'Indica', swatch: '#5b4a8a' },
    { id: strains.hybrid, attribute: 'strain_type', label: 'Hybrid', swatch: '#3f7d58' },
    { id: strains.sativa, attribute: 'strain_type', label: 'Sativa', swatch: '#c07a2b' },
    { id: makers.fernhill, attribute: 'brand', label: 'Fernhill', swatch: null },
    { id: makers.mossback, attribute: 'brand', label: 'Mossback', swatch: null },
    { id: sizes.eighth, attribute: 'size', label: '3.5g', swatch: '3.5g' },
    { id: sizes.ounce, attribute: 'size', label: '28g', swatch: '28g' },
  ],
  categories: [
    category('', 'Shop', null),
    category('flower', 'Flower', 2),
    category('flower/whole-flower', 'Whole Flower', 3),
    category('vapes', 'Vapes', 2),
    category('edibles', 'Edibles', 2),
    category('accessories', 'Accessories', 2, 'PAGE'),
    category('brands', 'Brands', 2, 'PAGE'),
    category('brands/fernhill', 'Fernhill', 8),
    category('brands/mossback', 'Mossback', 8),
  ],
  products,
  assortments: { az_mesa: inMesa, oh_columbus: { 'ct-flower_3.5g': 5, 'ct-vape': 5, 'ct-columbus': 5 } },
}
