import { auditServer } from 'graphql-http'
import { ageGateEntry } from '@leaflog/core/wire/commerce/age-gate'
import { searchIndexName } from '@leaflog/core/wire/search/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON } from '../../../testing/sample-shop.ts'
import { testCustomers } from '../../../testing/test-customers.ts'
import { silentLog } from '../../../platform/upstream.ts'
import type { Upstream } from '../../../platform/upstream.ts'
import { searchAppId, searchKey } from '../../rules/search/keys.ts'
import { openSample, sampleStores } from '../../rules/search/sample-menu.ts'
import { createCommerceGraphql } from './graphql.ts'
import { randomId } from '../../../platform/random-id.ts'
import { postTo } from './post-to.ts'

const entry = {
  state_code: 'FL',
  state_label: 'Florida',
  main_title: 'Before we get started...',
  sub_title: 'Are you over the age of 18 years old?',
  age_requirement_copy: 'Sorry, you must be 18 years or older to enter this site.',
  min_age_medical: '18',
  min_age_recreational: '21',
  show_datepicker: false,
}
const settings = {
  age_gate: [entry],
  store_config: {
    loyalty_allowed_states: [{ code: 'FL', name: 'Florida' }],
    create_account_error_message: 'Please call us.',
    allow_prefetch: true,
    show_product_labels_at_bottom: false,
    ttl_cart_id: 60,
  },
  countries: [
    {
      id: 'US',
      two_letter_abbreviation: 'US',
      full_name_locale: 'United States',
      full_name_english: 'United States',
      available_regions: [{ id: 12, code: 'FL', name: 'Florida' }],
    },
  ],
  zip_centroids: [
    { zip: '33101', latitude: 25.77, longitude: -80.19 },
    { zip: '26501', latitude: 39.63, longitude: -79.96 },
  ],
}

let sample: Awaited<ReturnType<typeof openSample>>
let commerce: Upstream
const warnings: unknown[][] = []
const errors: unknown[][] = []
const log = {
  ...silentLog,
  warn: (...line: unknown[]) => void warnings.push(line),
  error: (...line: unknown[]) => void errors.push(line),
}
const options = () => ({
  db: sample.db,
  log,
  publicUrl: 'https://shop.test',
  searchKeySecret: 'secret',
  customers: testCustomers(sample.db),
  clock: () => NOON,
  ids: randomId,
})

beforeAll(async () => {
  sample = await openSample()
  const rows = Object.entries(settings).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
  await sample.db.insertInto('settings').values(rows).execute()
  const header = JSON.stringify({ brand: { name: 'Fernhill', tagline: 'Plants, plainly.' } })
  await sample.db
    .insertInto('content_blocks')
    .values([
      { identifier: 'data_header', title: 'Header', content: header },
      { identifier: 'rewards_login_note', title: 'Note', content: '<p>Welcome</p>' },
    ])
    .execute()
  commerce = createCommerceGraphql(options())
})
afterAll(() => sample.close())

const post = (query: string, variables: object = {}, headers: Record<string, string> = {}, to = commerce) =>
  postTo(to, query, variables, headers)
const categoryOf = async (query: string) => (await post(query)).errors[0]?.extensions.category

describe('graphql over HTTP', () => {
  test('[7a.1] all 61 audits of graphql-http pass', async () => {
    const results = await auditServer({
      url: 'http://commerce.test/graphql',
      fetchFn: (url: string, init?: RequestInit) => commerce(new Request(url, init)),
    })
    expect(results).toHaveLength(61)
    expect(
      results
        .filter((result) => result.status !== 'ok')
        .map((result) => `${result.name}: ${'reason' in result ? result.reason : ''}`),
    ).toEqual([])
  })

  test('[7a.1] a query may use GET, a mutation may not', async () => {
    const get = (query: string) =>
      commerce(new Request(`http://commerce.test/graphql?query=${encodeURIComponent(query)}`))
    expect(await (await get('{ countries { id } }')).json()).toEqual({ data: { countries: [{ id: 'US' }] } })
    expect((await get('mutation { __typename }')).status).toBe(405)
  })

  test('[6.7] there are no admin operations and no admin accounts', async () => {
    const { data } = await post('{ __schema { types { name fields { name } inputFields { name } } } }')
    const names = [...JSON.stringify(data).matchAll(/"name":"(\w+)"/g)].map(([, name = '']) => name)
    expect(names).toContain('CustomerCreateInput')
    expect(names.filter((name) => /admin|superuser/i.test(name))).toEqual([])
    const email = 'gardener@example.com'
    for (const claim of ['role: "admin"', 'group_id: 0', 'is_admin: true']) {
      const person = `email: "${email}", firstname: "A", lastname: "B", password: "trellis-2026", ${claim}`
      const { errors: refusals } = await post(
        `mutation { createCustomerV2(input: { ${person} }) { customer { email } } }`,
      )
      expect(refusals[0]?.message).toContain(`unknown field "${claim.split(':')[0]}"`)
    }
    expect(await sample.db.selectFrom('customers').where('email_key', '=', email).execute()).toEqual([])
  })

  test('another path is not found', async () => {
    expect((await commerce(new Request('http://commerce.test/admin'))).status).toBe(404)
  })
})

describe('[3.13] storeConfig', () => {
  const query = `{ storeConfig {
    store_code store_name locale base_currency_code default_title base_media_url ttl_cart_id allow_prefetch
    loyalty_allowed_states { code name } create_account_error_message show_product_labels_at_bottom is_default_store
  } }`

  test('[7a.13] the first store without a header', async () => {
    const { data } = await post(query)
    expect(data?.['storeConfig']).toEqual({
      store_code: 'default',
      store_name: 'Fernhill default',
      locale: 'en_US',
      base_currency_code: 'USD',
      default_title: 'Fernhill',
      base_media_url: 'https://shop.test/media/',
      ttl_cart_id: 60,
      allow_prefetch: true,
      loyalty_allowed_states: [{ code: 'FL', name: 'Florida' }],
      create_account_error_message: 'Please call us.',
      show_product_labels_at_bottom: false,
      is_default_store: true,
    })
  })

  test.each([
    ['fl_miami', 'fl_miami'],
    ['11', 'fl_miami'],
    ['fl_miami_es', 'fl_miami'],
    ['fl_miami-es-MX', 'fl_miami'],
  ])('[7a.2] Store: %s', async (header, code) => {
    const { data } = await post('{ storeConfig { store_code } }', {}, { store: header })
    expect(data).toHaveProperty('storeConfig.store_code', code)
  })

  test('[8.19] an unknown store is logged and falls back to the first', async () => {
    warnings.length = 0
    const { data } = await post('{ storeConfig { store_code } }', {}, { store: 'nowhere' })
    expect(data).toHaveProperty('storeConfig.store_code', 'default')
    expect(warnings).toEqual([[{ storeCode: 'nowhere' }, 'No config found for store code']])
  })

  test('[7a.13] availableStores, and those of the current group', async () => {
    const all = await post('{ availableStores { store_code } }')
    expect(all.data).toEqual({ availableStores: sampleStores.map(({ store_code }) => ({ store_code })) })
    const group = await post(
      '{ availableStores(useCurrentGroup: true) { store_code } }',
      {},
      { store: 'wv_morgantown' },
    )
    expect(group.data).toEqual({ availableStores: [{ store_code: 'wv_morgantown' }] })
  })
})

describe('content and settings', () => {
  test('[7a.20] ageGateConfig [3.1]', async () => {
    const fields = Object.keys(ageGateEntry.shape).join(' ')
    const { data } = await post(`{ ageGateConfig { ${fields} } }`)
    expect(data).toEqual({ ageGateConfig: [entry] })
  })

  test('[7a.21] cmsBlocks come in the order of the query, with null and an error for an unknown one', async () => {
    const query = 'query ($ids: [String]) { cmsBlocks(identifiers: $ids) { items { identifier title content } } }'
    const answer = await post(query, { ids: ['rewards_login_note', 'nothing'] })
    expect(answer.data).toHaveProperty('cmsBlocks.items', [
      { identifier: 'rewards_login_note', title: 'Note', content: '<p>Welcome</p>' },
      null,
    ])
    expect(answer.errors[0]).toMatchObject({
      path: ['cmsBlocks', 'items', 1],
      extensions: { category: 'graphql-no-such-entity' },
    })
    const empty = await post(query, { ids: [] })
    expect(empty.errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('[7a.13] countries and one country [3.9]', async () => {
    const fields = 'id two_letter_abbreviation full_name_locale full_name_english available_regions { id code name }'
    const { data } = await post(`{ countries { ${fields} } }`)
    expect(data).toHaveProperty('countries.0', {
      id: 'US',
      two_letter_abbreviation: 'US',
      full_name_locale: 'United States',
      full_name_english: 'United States',
      available_regions: [{ id: 12, code: 'FL', name: 'Florida' }],
    })
    const one = await post('{ country(id: "US") { two_letter_abbreviation } }')
    expect(one.data).toEqual({ country: { two_letter_abbreviation: 'US' } })
    expect(await categoryOf('{ country(id: "XX") { id } }')).toBe('graphql-no-such-entity')
    expect(await categoryOf('{ country { id } }')).toBe('graphql-input')
  })

  test('[7a.22] findAppByStore returns the key of that store’s index [4f.7]', async () => {
    const query = 'query ($code: String!) { findAppByStore(store_code: $code) { app_id app_search_key } }'
    const key = searchKey('secret', searchIndexName('fl_miami', 'Florida'))
    expect((await post(query, { code: 'fl_miami' })).data).toEqual({
      findAppByStore: { app_id: searchAppId, app_search_key: key },
    })
    const unknown = await post(query, { code: "x' or 1=1" })
    expect(unknown.data).toEqual({ findAppByStore: null })
    expect(unknown.errors[0]?.extensions.category).toBe('graphql-no-such-entity')
  })

  test.each([
    ['25.8', '-80.2', '33101'],
    ['39.7', '-79.9', '26501'],
    ['48.85', '2.35', null],
  ])('[7a.19] [3.15.5] %s, %s is near %s', async (lat, long, zip) => {
    const { data } = await post(`{ getZipByBrowserLocation(lat: "${lat}", long: "${long}") { zip } }`)
    expect(data).toEqual({ getZipByBrowserLocation: { zip } })
  })

  test.each([
    ['', '1'],
    ['x', '1'],
    ['91', '1'],
    ['1', '181'],
    ['1e1', '1'],
    ['NaN', '1'],
  ])('[7a.19] %s, %s is not a position', async (lat, long) => {
    const answer = await post(`{ getZipByBrowserLocation(lat: "${lat}", long: "${long}") { zip } }`)
    expect(answer.errors[0]?.extensions.category).toBe('graphql-input')
  })
})

describe('hostile documents', () => {
  test('internal errors are logged and never sent', async () => {
    const broken = createCommerceGraphql({ ...options(), db: sample.db.withSchema('secret_schema') })
    const answer = await post('{ countries { id } }', {}, {}, broken)
    expect(answer.errors).toHaveLength(1)
    expect(answer.errors[0]).toMatchObject({ message: 'Internal server error', extensions: { category: 'internal' } })
    expect(JSON.stringify(answer)).not.toMatch(/secret_schema|stack|select/)
    expect(errors.length).toBeGreaterThan(0)
  })
})
