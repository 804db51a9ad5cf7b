import { describe, expect, test } from 'vitest'
import { findStores, milesBetween, statesOf } from '@leaflog/core/products'
import { formatsOf } from '../../shared/i18n/formats.ts'
import { serverTexts } from '../../shared/i18n/server-texts.ts'
import { openness, weekHours } from '../../shared/locations/hours.ts'
import { sampleStore } from '../../shared/locations/sample-store.ts'

const miami = sampleStore({})
const tampa = sampleStore({
  store_code: 'fl_tampa',
  store_name: 'Tampa',
  city: 'Tampa',
  postcode: '33602',
  latitude: 27.95,
  longitude: -82.46,
})
const mesa = sampleStore({
  store_code: 'az_mesa',
  store_name: 'Mesa',
  city: 'Mesa',
  state_code: 'AZ',
  state_name: 'Arizona',
  postcode: '85201',
})
const all = [tampa, mesa, miami]
const codes = (search: Partial<Parameters<typeof findStores>[1]>) =>
  findStores(all, { text: '', state: '', from: null, ...search }).map((found) => found.store.store_code)

const wordsIn = (language: 'en' | 'es') => ({
  t: serverTexts(language).getFixedT(language, 'stores'),
  formats: formatsOf(language),
})
const words = wordsIn('en')

/** Saturday 21 November 2026, 12:00 in New York. */
const saturdayNoon = Date.UTC(2026, 10, 21, 17)

describe('[2h.1] the store sidebar', () => {
  test('finds by city, by the start of a ZIP code and by state, case-insensitive', () => {
    expect(codes({ text: 'mIaMi' })).toEqual(['fl_miami'])
    expect(codes({ text: '336' })).toEqual(['fl_tampa'])
    expect(codes({ text: 'tampa, florida' })).toEqual(['fl_tampa'])
    expect(codes({ state: 'AZ' })).toEqual(['az_mesa'])
    expect(codes({ text: '602' })).toEqual([])
    expect(codes({ text: '\\ [ ( *' })).toEqual([])
  })

  test('is sorted by city without a place, and nearest first with one', () => {
    expect(codes({})).toEqual(['az_mesa', 'fl_miami', 'fl_tampa'])
    expect(codes({ state: 'FL', from: { latitude: 27.9, longitude: -82.5 } })).toEqual(['fl_tampa', 'fl_miami'])
  })

  test('formats distances in miles', () => {
    const miles = milesBetween(miami, tampa)
    expect(miles).toBeGreaterThan(200)
    expect(miles).toBeLessThan(215)
    expect(formatsOf('en').miles(miles)).toMatch(/^20\d mi$/)
    expect(formatsOf('en').miles(0.42)).toBe('0.4 mi')
  })

  test('counts the states by name', () => {
    expect(statesOf(all)).toEqual([
      { code: 'AZ', name: 'Arizona', count: 1 },
      { code: 'FL', name: 'Florida', count: 2 },
    ])
  })

  test('shows whether a store is open now, by its own clock', () => {
    expect(openness(miami, saturdayNoon, words)).toEqual({ open: true, text: 'Open until 9 PM' })
    expect(openness(miami, saturdayNoon + 10 * 3_600_000, words)).toEqual({
      open: false,
      text: 'Closed, opens Monday at 9 AM',
    })
    expect(openness(miami, saturdayNoon - 4 * 3_600_000, words)).toEqual({ open: false, text: 'Closed, opens at 9 AM' })
    expect(openness({ ...miami, time_zone: 'Asia/Tokyo' }, saturdayNoon, words).open).toBe(false)
  })

  test('groups days with equal hours', () => {
    expect(weekHours(miami, words)).toEqual([
      { days: 'Mon–Sat', hours: '9 AM – 9 PM' },
      { days: 'Sun', hours: 'Closed' },
    ])
    expect(weekHours(miami, wordsIn('es'))).toEqual([
      { days: 'lun–sáb', hours: '9 a.m. – 9 p.m.' },
      { days: 'dom', hours: 'Cerrado' },
    ])
  })
})
