import { expect, test } from 'vitest'
import { strainOf } from './strain.ts'

test('[3.7] a strain by its label, however it is written; anything else is none', () => {
  expect(['Indica', 'HYBRID', 'sativa'].map(strainOf)).toEqual(['INDICA', 'HYBRID', 'SATIVA'])
  expect(['', 'Ruderalis', null, undefined].map(strainOf)).toEqual([null, null, null, null])
})
