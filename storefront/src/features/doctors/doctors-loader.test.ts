import { describe, expect, test } from 'vitest'
import { parseSearch } from '../../shared/page/search-params.ts'
import { contextWith } from '../../testing/answering-context.ts'
import { doctorSearchHref, readDoctorSearch } from './doctor-search.ts'
import { loadDoctors } from './doctors-loader.ts'

describe('the doctor search in the URL', () => {
  test('[2c.1] is serialized without defaults and parsed back unchanged', () => {
    const search = { state: 'FL', place: 'St. Petersburg', within: 25, telehealth: true, accepting: true }
    const href = doctorSearchHref(search)
    expect(href).toBe('/discover/find-a-doctor?state=FL&place=St.+Petersburg&within=25&telehealth=1&accepting=1')
    expect(readDoctorSearch(parseSearch(href.slice(href.indexOf('?'))))).toEqual(search)
    const nothing = { state: '', place: '', within: null, telehealth: false, accepting: false }
    expect(doctorSearchHref(nothing)).toBe('/discover/find-a-doctor')
    expect(readDoctorSearch({})).toEqual(nothing)
  })

  test('[2c.1] any input is accepted; unknown values are dropped', () => {
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

  test('[2c.1] without a state and a place: only the number of doctors per state', async () => {
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

  test('[2c.1] with a place: all doctors nearby; a distance needs a place', async () => {
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
