/** Doctors who certify patients in commerce GraphQL, for any database. */
import { doctorsQuery } from '@leaflog/core/wire/commerce/doctors'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { postTo } from '../../apis/graphql/post-to.ts'

export function doctorsContract(harness: () => Harness): void {
  const find = async (filter: object) => {
    const { data, errors } = await postTo(harness().commerce, doctorsQuery.query, { filter })
    if (errors[0]) throw new Error(`${errors[0].extensions.category}: ${errors[0].message}`)
    const { items, ...rest } = doctorsQuery.result.parse(data).certifyingDoctors
    return { ...rest, items, ids: items.map(({ id }) => id) }
  }

  describe('doctors who certify patients', () => {
    test('[2c.1] without a filter: all of them, and the number in each state', async () => {
      const { ids, total_count, center, states, items } = await find({})
      expect(ids).toEqual(['tampa', 'miami', 'mesa'])
      expect({ total_count, center, states }).toEqual({
        total_count: 3,
        center: null,
        states: [
          { state_code: 'AZ', count: 1 },
          { state_code: 'FL', count: 2 },
        ],
      })
      expect(items[1]).toMatchObject({
        name: 'Bo Moss',
        telehealth: true,
        accepting_new_patients: false,
        languages: ['en', 'es'],
        first_visit_fee: 14_900,
        distance_miles: null,
      })
    })

    test('[2c.1] by state, over video, and accepting new patients', async () => {
      expect((await find({ state_code: 'fl' })).ids).toEqual(['tampa', 'miami'])
      expect((await find({ telehealth: true })).ids).toEqual(['miami', 'mesa'])
      expect((await find({ state_code: 'FL', accepting_new_patients: true })).ids).toEqual(['tampa'])
      expect(await find({ state_code: 'ZZ' })).toMatchObject({ ids: [], total_count: 0 })
    })

    test('[2c.1] near a ZIP code: in its state, nearest first, within the given distance', async () => {
      const near = await find({ place: '33101-1234' })
      expect(near.ids).toEqual(['miami', 'tampa'])
      expect(near.center).toEqual({ city: 'Miami', state_code: 'FL', zip: '33101', latitude: 25.77, longitude: -80.19 })
      const [first, second] = near.items.map(({ distance_miles }) => distance_miles ?? Number.NaN)
      expect(first).toBeLessThan(1)
      expect(second).toBeGreaterThan(195)
      expect(second).toBeLessThan(215)
      expect((await find({ place: '33101', within_miles: 50 })).ids).toEqual(['miami'])
      // No doctor has this one, so its position is that of its first three digits.
      expect((await find({ place: '33699' })).center).toMatchObject({ city: 'Tampa', latitude: 27.98 })
    })

    test('[2c.1] near a city, by a prefix of its name, with its state if two have one', async () => {
      expect((await find({ place: ' tamp' })).ids).toEqual(['tampa', 'miami'])
      expect((await find({ place: 'Mesa, AZ' })).center).toMatchObject({ city: 'Mesa', state_code: 'AZ', zip: null })
      expect((await find({ place: 'Mesa, FL' })).center).toBeNull()
      expect((await find({ place: 'Mesa', state_code: 'FL' })).ids).toEqual([])
    })

    test('[2c.1] an unknown place finds nothing and is reported; a wildcard is not a place', async () => {
      for (const place of ['99999', 'Atlantis', '%', "'; drop table doctors --"])
        expect(await find({ place })).toMatchObject({ ids: [], center: null })
    })

    test('[2c.1] invalid arguments are refused', async () => {
      for (const filter of [{ place: 'x'.repeat(81) }, { within_miles: 0 }, { within_miles: 1001 }])
        await expect(find(filter)).rejects.toThrow('graphql-input')
    })
  })
}
