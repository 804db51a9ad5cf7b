import { LeaflogError } from '@leaflog/core'
import { expect, test } from 'vitest'
import { SpokenError, sentenceOf } from './sentence.ts'

test('[shop 14] an error of a library is never shown: only the words of a code, and our own', () => {
  expect(sentenceOf(new TypeError('Failed to fetch'))).toEqual({ text: 'Something went wrong. Try again.' })
  expect(sentenceOf('a string')).toEqual({ text: 'Something went wrong. Try again.' })
  expect(sentenceOf(new LeaflogError('NOT_AUTHORIZED'))).toMatchObject({ text: 'Sign in first.' })
  expect(sentenceOf(new SpokenError('No se encontró.'))).toEqual({ text: 'No se encontró.' })
})
