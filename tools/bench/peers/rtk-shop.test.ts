import { expect, test } from 'vitest'

import { domains } from '../../../core/src/domains/domains.ts'
import { rtkReducer } from './rtk-shop.ts'

test('the peer of the step benchmark has a slice for each of our domains', () => {
  const slices = Object.keys(rtkReducer(undefined, { type: 'start' }))
  expect(slices.toSorted()).toEqual(Object.keys(domains).toSorted())
})
