/** A small database for tests: two stores in two states, five products, one special. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { openDatabase } from '../../platform/db.ts'
import type { Database } from '../../platform/db.ts'
import type { SearchRecord } from './record.ts'
import { toRecord } from './record.ts'
import { migrate } from '../../platform/migrations/migrate.ts'

/** Monday, 2 November 2026, 17:00 UTC: noon in Miami. */
export const sampleNow = Date.UTC(2026, 10, 2, 17)

const hours = { open: '09:00', close: '21:00' }
const dispensary = (row: Pick<Dispensary, 'store_id' | 'store_code' | 'state_code' | 'state_name'>): Dispensary => ({
  ...row,
  store_name: `Fernhill ${row.store_code}`,
  kind: 'dispensary',
  channel: 'ordering',
  address: '1 Palm Street',
  city: 'Miami',
  postcode: '33101',
  phone_number: '305-555-0100',
  latitude: 25.77,
  longitude: -80.19,
  time_zone: 'America/New_York',
  sap_id: '1001',
  modes: ['MEDICAL'],
  hours: {
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: null,
  },
  delivery: null,
})

export const sampleStores = [
  dispensary({ store_id: '0', store_code: 'default', state_code: 'FL', state_name: 'Florida' }),
  dispensary({ store_id: '11', store_code: 'fl_miami', state_code: 'FL', state_name: 'Florida' }),
  dispensary({ store_id: '70', store_code: 'wv_morgantown', state_code: 'WV', state_name: 'West Virginia' }),
]

type Sample = [
  id: string,
  name: string,
  brand: string,
  category: string,
  strain: 'INDICA' | 'SATIVA' | null,
  cents: number,
]
const samples: Sample[] = [
  ['p_blue', 'Blueberry Haze', 'Sunny & Co', 'Flower', 'SATIVA', 3_500],
  ['p_og', 'OG <b>Kush</b>', 'Sunny & Co', 'Flower', 'INDICA', 4_000],
  ['p_cart', 'Blue Dream Cartridge', 'Vapor Trail', 'Vapes', 'SATIVA', 4_500],
  ['p_gummy', 'Crème Brûlée Gummies', 'Sweet Root', 'Edibles', null, 2_000],
  ['p_balm', 'Muscle Balm', '-Minus', 'Topicals', null, 2_500],
]
const details = { description: 'Grown slowly.', effects: ['Calm'], thc: null, cbd: null, terpenes: [], lab: null }
const brands = ['Sunny & Co', 'Vapor Trail', 'Sweet Root', '-Minus']

/** The same products as records of an index, the featured one first, without the special. */
export const sampleProducts = (): SearchRecord[] =>
  samples
    .map(([id, name, brand, category, strain_type, cents]) =>
      toRecord({
        ...details,
        objectID: id,
        product_id: id,
        name,
        brand: { name: brand },
        category,
        subcategory: null,
        strain_type,
        store_id: '11',
        menu_type: 'BOTH',
        image: '',
        special_ids: [],
        featured: id === 'p_og',
        variants: ['3.5g', '7g'].map((option, position) => ({
          option,
          priceRec: cents * (position + 1),
          specialPriceRec: null,
          priceMed: cents * (position + 1) - 500,
          specialPriceMed: null,
        })),
        stock: { '3.5g': id === 'p_balm' ? 0 : 9, '7g': id === 'p_balm' ? 0 : 9 },
      }),
    )
    .toSorted((a, b) => Number(b.featured) - Number(a.featured))

const fill = async (db: Database) => {
  const positioned = sampleStores.map((store, position) => ({
    store_id: store.store_id,
    store_code: store.store_code,
    store_name: store.store_name,
    kind: store.kind,
    channel: store.channel,
    state_code: store.state_code,
    state_name: store.state_name,
    time_zone: store.time_zone,
    position,
    dispensary: JSON.stringify(store),
  }))
  await db.insertInto('stores').values(positioned).execute()
  const brandRows = brands.map((name, hue) => ({ name, slug: `brand-${hue}`, story: '', hue, featured_in: '[]' }))
  await db.insertInto('brands').values(brandRows).execute()
  const products = samples.map(([id, name, brand, category, strain_type], position) => ({
    id,
    name,
    brand,
    category,
    subcategory: null,
    strain_type,
    menu_type: 'BOTH' as const,
    image: `/products/${category.toLowerCase()}/${id}.jpg`,
    featured: id === 'p_og',
    position,
    details: JSON.stringify(details),
  }))
  await db.insertInto('products').values(products).execute()
  const variants = samples.flatMap(([product_id, , , , , cents]) =>
    ['3.5g', '7g'].map((option, position) => ({
      product_id,
      option,
      position,
      price_rec: cents * (position + 1),
      special_price_rec: null,
      price_med: cents * (position + 1) - 500,
      special_price_med: null,
      limit_mg: 3_500 * (position + 1),
    })),
  )
  await db.insertInto('variants').values(variants).execute()
  const carried = samples.flatMap(([product_id]) =>
    ['3.5g', '7g'].map((option) => ({ store_id: '11', product_id, option, quantity: product_id === 'p_balm' ? 0 : 9 })),
  )
  const away = { store_id: '70', product_id: 'p_blue', option: '3.5g', quantity: 2 }
  await db
    .insertInto('inventory')
    .values([...carried, away])
    .execute()
  const special = {
    id: 's_monday',
    name: 'Monday flower',
    description: '',
    start_stamp: sampleNow - 1,
    end_stamp: sampleNow + 30 * 86_400_000,
    days: JSON.stringify(['Monday']),
    rule: JSON.stringify({ kind: 'percent', percent: 20 }),
    states: JSON.stringify(['FL']),
    position: 0,
  }
  await db.insertInto('specials').values(special).execute()
  await db.insertInto('product_specials').values({ product_id: 'p_blue', special_id: 's_monday' }).execute()
}

/** Opens the sample in a folder of its own. The caller has to close it. */
export const openSample = async (): Promise<{ db: Database; close: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'leaflog-sample-'))
  const { db, close } = await openDatabase({ dataDir })
  await migrate(db)
  await fill(db)
  return {
    db,
    close: async () => {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
