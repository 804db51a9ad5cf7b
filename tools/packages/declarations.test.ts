import { expect, test } from 'vitest'
import { statementsIn } from './declarations.ts'

test.each([
  '4b.9: adds at once.',
  'Adds at once (4b.9).',
  'Stored for a day (3.17.3, 9b.1).',
  '4e: the account.',
  'The sentence of a failed call (8.10).',
  '8.10: the sentence of a failed call.',
  'Older events are upcast on read (I7).',
  '3.17.3',
])('a comment with a number of the specification is found: %s', (text) => {
  expect(statementsIn(`/** ${text} */\nexport declare const x: number`)).toEqual([text])
})

test.each([
  'A size such as `3.5g`, 14g or 1.5 g.',
  'At least WCAG 2.1.4 and Adobe Commerce 2.4.6 to 2.4.8.',
  '`340 ms`, `4.2 s`, `2 h 14 min`',
  'Version 2 of the log, 0.1.0.',
  'Reads IPv4 and I/O.',
])('other numbers may be there: %s', (text) => {
  expect(statementsIn(`/** ${text} */`)).toEqual([])
})
