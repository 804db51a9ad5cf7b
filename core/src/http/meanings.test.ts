import { expect, test } from 'vitest'
import { placeMeanings } from './meanings.ts'

const meaning = { code: 'SOLD_OUT', params: { name: 'Jar' } }

test('[8.11] the meaning of a text is beside it, as a list for a list of texts', () => {
  const data = { cart: { errors: [{ message: 'a' }, { message: 'b' }], info: null, reasons: ['x', 'y', 'z'] } }
  placeMeanings(data, [
    { path: ['cart', 'errors', 1, 'message'], ...meaning },
    { path: ['cart', 'reasons', 0], ...meaning },
    { path: ['cart', 'reasons', 1], code: 'OTHER', params: {} },
  ])
  expect(data).toEqual({
    cart: {
      errors: [{ message: 'a' }, { message: 'b', message_meaning: meaning }],
      info: null,
      reasons: ['x', 'y', 'z'],
      reasons_meaning: [meaning, { code: 'OTHER', params: {} }, { code: '', params: {} }],
    },
  })
})

test.each([
  [null, ['cart', 'message']],
  [{}, ['cart', 'errors', 0, 'message']],
  [{ cart: 'text' }, ['cart', 'message']],
  [{ cart: [] }, ['cart', '__proto__', 'polluted']],
  [{ list: [['x']] }, ['list', 0, 0]],
  [{}, []],
  [{ list: ['x'] }, ['list', 1]],
  [{ list: ['x'] }, ['list', 4_000_000_000]],
  [{ list: ['x'] }, ['list', -1]],
  [{ text: 'x' }, ['text', 0]],
])('a path that does not exist is ignored: %j %j', (data, path) => {
  const before = JSON.stringify(data)
  placeMeanings(data, [{ path, ...meaning }])
  expect(JSON.stringify(data)).toBe(before)
  expect('polluted' in {}).toBe(false)
})
