import { openShop } from '@leaflog/core'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadState } from '../pages/dispensaries-loader.ts'
import { parseSearch } from '../search-params.ts'
import { sampleStore } from '../stores/sample-store.ts'
import { doctorSearchHref, readDoctorSearch } from './doctor-search.ts'
import { loadDoctors } from './doctors-loader.ts'
import { batchHref, foundHref } from './test-links.ts'
import { loadTests } from './tests-loader.ts'

const stores = [
  sampleStore(),
  sampleStore({ store_id: '301', store_code: 'wv_milton', state_code: 'WV', state_name: 'West Virginia' }),
]

type Answers = Record<string, (variables: Record<string, unknown>) => object>

function contextWith(answers: Answers = {}) {
  const asked: { operation: string; variables: Record<string, unknown>; store: string | null }[] = []
  const http = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (url.pathname === '/api/rest/stores') return Response.json(stores)
    const operation = url.searchParams.get('operationName') ?? ''
    const variables = z.record(z.string(), z.unknown()).parse(JSON.parse(url.searchParams.get('variables') ?? '{}'))
    asked.push({ operation, variables, store: request.headers.get('store') })
    const answer = answers[operation]
    if (answer === undefined) throw new TypeError('no connection')
    return Response.json({ data: answer(variables) })
  }
  const shop = openShop({ gateway: '', brand: 'test', storage: 'memory' })
  return { http, origin: 'https://shop.example', shop, now: () => Date.UTC(2026, 10, 21, 17), asked }
}

const caught = (load: Promise<unknown>): Promise<unknown> =>
  load.then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  )

describe('a state’s dispensaries', () => {
  test.each(['wv', 'WV'])('[2c.5] its code %s leads to its address, for good', async (code) => {
    const thrown = await caught(loadState(contextWith(), code))
    expect(isRedirect(thrown) && [thrown.options.href, thrown.status]).toEqual(['/dispensaries/west-virginia', 301])
  })

  test.each(['texas', 'tx', 'west virginia', ''])('[2c.5] %j is not found', async (slug) => {
    expect(isNotFound(await caught(loadState(contextWith(), slug)))).toBe(true)
  })

  test('[2c.5] its slug, in whatever case', async () => {
    const { state, stores: found } = await loadState(contextWith(), 'West-Virginia')
    expect([state.code, found.map(({ store_code }) => store_code)]).toEqual(['WV', ['wv_milton']])
  })
})

describe('the search for a doctor in the URL', () => {
  test('[2c.1] is written shortly and read back as it was', () => {
    const search = { state: 'FL', place: 'St. Petersburg', within: 25, telehealth: true, accepting: true }
    const href = doctorSearchHref(search)
    expect(href).toBe('/discover/find-a-doctor?state=FL&place=St.+Petersburg&within=25&telehealth=1&accepting=1')
    expect(readDoctorSearch(parseSearch(href.slice(href.indexOf('?'))))).toEqual(search)
    const nothing = { state: '', place: '', within: null, telehealth: false, accepting: false }
    expect(doctorSearchHref(nothing)).toBe('/discover/find-a-doctor')
    expect(readDoctorSearch({})).toEqual(nothing)
  })

  test('[2c.1] whatever stands there is read; what is none of ours is left out', () => {
    const wild = '?state=TX&state=FL&place=%20%3Cb%3E&within=7&telehealth=yes&accepting&utm=x'
    expect(readDoctorSearch(parseSearch(wild))).toEqual({
      state: '',
      place: '<b>',
      within: null,
      telehealth: false,
      accepting: false,
    })
    expect(readDoctorSearch({ state: 'fl', place: 'x'.repeat(500) })).toMatchObject({
      state: 'FL',
      place: 'x'.repeat(80),
    })
  })
})

describe('doctors', () => {
  const none = { items: [], total_count: 0, center: null, states: [{ state_code: 'FL', count: 2 }] }

  test('[2c.1] without a state and a place: only how many each state has', async () => {
    const context = contextWith({ certifyingDoctors: () => ({ certifyingDoctors: none }) })
    expect(await loadDoctors(context, { telehealth: '1' })).toMatchObject({
      isAsked: false,
      doctors: [],
      states: none.states,
    })
    expect(context.asked).toEqual([
      { operation: 'certifyingDoctors', variables: { filter: { telehealth: true }, pageSize: 1 }, store: null },
    ])
  })

  test('[2c.1] with a place: everybody near it; a distance means nothing without one', async () => {
    const context = contextWith({ certifyingDoctors: () => ({ certifyingDoctors: none }) })
    await loadDoctors(context, { place: '33606', within: '25', accepting: '1' })
    await loadDoctors(context, { state: 'OH', within: '25' })
    expect(context.asked.map(({ variables }) => variables['filter'])).toEqual([
      { place: '33606', within_miles: 25, accepting_new_patients: true },
      { state_code: 'OH' },
    ])
  })

  test('[2c.1] without an answer the page says so', async () => {
    await expect(loadDoctors(contextWith(), { state: 'FL' })).rejects.toThrow('connect')
  })
})

const product = (product_id: string) => ({
  product_id,
  url_key: null,
  name: `Product ${product_id}`,
  brand: 'Fernhill',
  category: 'Flower',
  subcategory: null,
  strain_type: null,
  image: 'https://commerce.example/media/products/flower/a.jpg',
  thc: null,
  cbd: null,
})

const report = (batch: string, product_id: string, expires = '2027-09-03') => ({
  batch,
  product: product(product_id),
  laboratory: 'Test Assay',
  harvested: null,
  tested: '2026-09-03',
  expires,
  passed: true,
  potency: [],
  terpenes: [],
  panels: [],
})

describe('laboratory results', () => {
  const known = [report('FH1234A', 'p1'), report('FH1234A', 'p2'), report('FH1299B', 'p3', '2026-11-20')]
  const answers: Answers = {
    labResultsOfBatch: ({ batch }) => ({
      labResultsOfBatch: known.filter((one) => one.batch === String(batch).toUpperCase().replaceAll('-', '')),
    }),
    labResults: ({ search }) => ({
      labResults: {
        items: search === 'fernhill' ? known : [],
        total_count: search === 'fernhill' ? 43 : 0,
        page_info: { current_page: 1, total_pages: 3 },
      },
    }),
  }
  const load = (query: string) => loadTests(contextWith(answers), parseSearch(query))

  test('[2c.1] a batch is a report; one that lapsed is known as such', async () => {
    expect(await load('?batch=fh-1234a&product=p2')).toMatchObject({
      kind: 'report',
      result: { product: { product_id: 'p2', image: '/products/flower/a.jpg' } },
      lapsed: false,
    })
    expect(await load('?batch=FH1299B')).toMatchObject({ kind: 'report', lapsed: true })
  })

  test('[2c.1] a code that two products have asks which; an unknown one is no report', async () => {
    expect(await load('?batch=FH1234A')).toMatchObject({ kind: 'several', results: [{}, {}] })
    expect(await load('?batch=ZZ0000Z')).toEqual({ kind: 'none', search: 'ZZ0000Z' })
    expect(await load('?batch=FH1234A&product=p9')).toMatchObject({ kind: 'none' })
  })

  test('[2c.1] words are a list with pages; a code among them leads to its report', async () => {
    expect(await load('?q=fernhill&page=2')).toMatchObject({ kind: 'found', total: 43, page: 2, pages: 3 })
    expect(await load('?q=fernhill&page=-1')).toMatchObject({ page: 1 })
    expect(await load('?q=fh-1299b')).toMatchObject({ kind: 'report', result: { batch: 'FH1299B' } })
    expect(await load('?q=nothing')).toEqual({ kind: 'none', search: 'nothing' })
    expect(await load('?q=+')).toEqual({ kind: 'start', search: '' })
  })

  test('[2c.1] links', () => {
    expect([batchHref('FH1234A'), batchHref('FH1234A', 'p2'), foundHref('a b'), foundHref('a', 2)]).toEqual([
      '/discover/product-test-search?batch=FH1234A',
      '/discover/product-test-search?batch=FH1234A&product=p2',
      '/discover/product-test-search?q=a+b',
      '/discover/product-test-search?q=a&page=2',
    ])
  })
})
