/** A small shop with round figures, for tests of the backend: six stores, seven products, four specials. */
import type { CatalogueProduct, Dispensary, RewardsOffer, SpecialOffer, Variant } from '@leaflog/fixtures'
import type { SeedData } from '../backend/seed/seed-tables.ts'
import { sampleCommerce } from './sample-commerce.ts'
import { sampleCheckout, sampleOrderingCheckout } from './sample-checkout.ts'
import { sampleDoctors, sampleLabReports, sampleZipAreas } from './sample-places.ts'
import { sampleDiscover } from './sample-discover.ts'
import { sampleCustomers } from './sample-customers.ts'
import { sampleContent } from './sample-content.ts'

/** Friday, 20 November 2026, noon in New York. */
export const NOON = Date.UTC(2026, 10, 20, 17)

const day = { open: '09:00', close: '21:00' }

function store(fields: Partial<Dispensary> & Pick<Dispensary, 'store_id' | 'store_code'>): Dispensary {
  return {
    store_name: fields.store_code,
    kind: 'dispensary',
    channel: 'ordering',
    state_code: 'FL',
    state_name: 'Florida',
    address: '1 Fern Street',
    city: 'Miami',
    postcode: '33101',
    phone_number: '305-555-0101',
    latitude: 25.77,
    longitude: -80.19,
    time_zone: 'America/New_York',
    sap_id: `S${fields.store_id}`,
    modes: ['RECREATIONAL', 'MEDICAL'],
    hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: null },
    delivery: null,
    ...fields,
  }
}

export const sampleStores = {
  view: store({ store_id: '0', store_code: 'default', kind: 'view' }),
  miami: store({
    store_id: '101',
    store_code: 'fl_miami',
    delivery: { code: 'miami_van', fee: 700, free_from: 10_000, minimum: 2_000 },
  }),
  tampa: store({ store_id: '102', store_code: 'fl_tampa', city: 'Tampa' }),
  mesa: store({ store_id: '201', store_code: 'az_mesa', state_code: 'AZ', state_name: 'Arizona', channel: 'commerce' }),
  columbus: store({
    store_id: '202',
    store_code: 'oh_columbus',
    state_code: 'OH',
    state_name: 'Ohio',
    channel: 'commerce',
  }),
  huntington: store({
    store_id: '301',
    store_code: 'wv_huntington',
    state_code: 'WV',
    state_name: 'West Virginia',
    modes: ['MEDICAL'],
  }),
}

function variant(option: string, priceRec: number | null, priceMed: number | null): Variant {
  return { option, priceRec, specialPriceRec: null, priceMed, specialPriceMed: null }
}

function product(
  fields: Pick<CatalogueProduct, 'id' | 'category' | 'variants'> & Partial<CatalogueProduct>,
): CatalogueProduct {
  return {
    name: `Product ${fields.id}`,
    brand: 'Fernhill',
    subcategory: 'Whole',
    strain_type: 'HYBRID',
    menu_type: 'BOTH',
    description: 'Grown for a test.',
    effects: ['calm'],
    thc: { min: 18, max: 22, unit: '%' },
    cbd: null,
    terpenes: [{ name: 'Myrcene', percent: 0.8 }],
    lab: null,
    image: `/products/flower/${fields.id}.jpg`,
    special_ids: [],
    featured: false,
    perOrderUnits: {},
    ...fields,
  }
}

const catalogue: CatalogueProduct[] = [
  product({
    id: 'flower1',
    category: 'Flower',
    featured: true,
    variants: [variant('3.5g', 4_000, 3_500), variant('28g', 20_000, 18_000)],
    perOrderUnits: { '3.5g': 3.5, '28g': 28 },
  }),
  product({
    id: 'medical1',
    category: 'Flower',
    menu_type: 'MEDICAL',
    subcategory: 'Minis',
    brand: 'Mossback',
    variants: [variant('3.5g', null, 3_000)],
    perOrderUnits: { '3.5g': 3.5 },
  }),
  product({ id: 'vape1', category: 'Vapes', variants: [variant('500mg', 3_000, 3_000)], special_ids: ['percent'] }),
  product({ id: 'edible1', category: 'Edibles', variants: [variant('100mg', 2_000, 1_800)], special_ids: ['mix'] }),
  product({ id: 'edible2', category: 'Edibles', variants: [variant('100mg', 2_500, 2_300)], special_ids: ['mix'] }),
  product({
    id: 'grinder1',
    category: 'Accessories',
    strain_type: null,
    variants: [{ option: 'Each', priceRec: 1_500, specialPriceRec: 1_200, priceMed: 1_500, specialPriceMed: 1_200 }],
  }),
  product({ id: 'gone1', category: 'Topicals', variants: [variant('50ml', 2_000, 2_000)], special_ids: ['soldout'] }),
]

function special(fields: Pick<SpecialOffer, 'id' | 'rule'> & Partial<SpecialOffer>): SpecialOffer {
  return {
    name: `Special ${fields.id}`,
    description: 'For a test.',
    startStamp: Date.UTC(2026, 0, 1),
    endStamp: Date.UTC(2027, 11, 31),
    days: [],
    applies: {},
    ...fields,
  }
}

const specials: SpecialOffer[] = [
  special({ id: 'percent', rule: { kind: 'percent', percent: 20 }, days: ['Friday'] }),
  special({ id: 'mix', rule: { kind: 'mixAndMatch', quantity: 2, priceCents: 4_000 } }),
  special({ id: 'soldout', rule: { kind: 'fixed', cents: 300 } }),
  special({ id: 'elsewhere', rule: { kind: 'fixed', cents: 500 }, states: ['OH'] }),
]

const offer = (fields: Pick<RewardsOffer, 'id'> & Partial<RewardsOffer>): RewardsOffer => ({
  title: `Offer ${fields.id}`,
  description: 'For a test.',
  code: fields.id.toUpperCase(),
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
  ...fields,
})

/** Three of every option, many of the flower and the edibles, and none of sold-out ones. */
function assortment(of: Dispensary) {
  const carried = of.store_id === '102' ? catalogue.filter(({ id }) => id !== 'vape1') : catalogue
  return carried.map(({ id, variants }) => {
    const quantity = id === 'gone1' ? 0 : /^(flower|edible)/.test(id) ? 60 : 3
    return { productId: id, stock: Object.fromEntries(variants.map(({ option }) => [option, quantity])) }
  })
}

export const sampleShop: SeedData = {
  dispensaries: Object.values(sampleStores),
  brands: [
    { name: 'Fernhill', slug: 'fernhill', stories: { en: 'The house brand.' }, hue: 150, featuredIn: ['Flower'] },
    { name: 'Mossback', slug: 'mossback', stories: { en: 'Small and slow.' }, hue: 90, featuredIn: [] },
  ],
  specials,
  catalogue,
  assortment,
  taxRules: {
    FL: {
      medical: [],
      recreational: [
        { name: 'Excise', basisPoints: 1_000 },
        { name: 'Sales', basisPoints: 725 },
      ],
    },
    AZ: { medical: [], recreational: [{ name: 'Excise', basisPoints: 1_600 }] },
    WV: { medical: [{ name: 'Privilege', basisPoints: 1_000 }], recreational: [] },
  },
  orderLimits: { FL: { units: 70, perLine: 25 }, AZ: { units: 28, perLine: 12 }, WV: { units: 30, perLine: 5 } },
  ageGateConfig: [],
  ageGateConfigEs: [],
  content: sampleContent,
  countries: [
    {
      id: 'US',
      two_letter_abbreviation: 'US',
      full_name_locale: 'United States',
      full_name_english: 'United States',
      available_regions: [
        { id: 4, code: 'AZ', name: 'Arizona' },
        { id: 12, code: 'FL', name: 'Florida' },
      ],
    },
  ],
  storeConfig: {
    loyalty_allowed_states: [{ code: 'FL', name: 'Florida' }],
    create_account_error_message: 'Try again.',
    allow_prefetch: true,
    show_product_labels_at_bottom: false,
    ttl_cart_id: 60,
  },
  zipCentroids: [{ zip: '33101', latitude: 25.77, longitude: -80.19 }],
  zipAreas: sampleZipAreas,
  doctors: sampleDoctors,
  labReports: sampleLabReports,
  customers: sampleCustomers,
  commerceCatalogue: sampleCommerce,
  commerceCheckout: sampleCheckout,
  orderingCheckout: sampleOrderingCheckout,
  discover: sampleDiscover,
  rewardsProgramme: {
    ladder: [
      { points: 100, value: 500 },
      { points: 300, value: 1_800 },
      { points: 600, value: 4_000 },
    ],
    offers: [
      offer({ id: 'today', startsOn: '2026-11-20', endsOn: '2026-11-20' }),
      offer({ id: 'always', endsOn: null }),
      offer({ id: 'florida', states: ['FL'] }),
      offer({ id: 'arizona', states: ['AZ'] }),
      offer({ id: 'over', endsOn: '2026-11-19' }),
      offer({ id: 'coming', startsOn: '2026-11-21' }),
    ],
  },
}
