import { LeaflogError } from '@leaflog/core'
import { expect, test } from 'vitest'
import { RefusedError } from './read-content.ts'
import { reportingTo, reportUnexpected, without } from './report-unexpected.ts'

function listening() {
  const reports: [string, unknown][] = []
  const context = { shop: { report: (what: string, error?: unknown) => void reports.push([what, error]) } }
  return { context, reports }
}

test('[8.23] an unexpected error is reported, with the part that it affected', () => {
  const { context, reports } = listening()
  const error = new TypeError('nothing is a function')
  reportUnexpected(context, 'PAGE_NOT_TOLD')(error)
  expect(reports).toEqual([['PAGE_NOT_TOLD', error]])
})

test.each([
  ['a service that refuses', new RefusedError('/api/content/header', 503)],
  ['a connection that is away', new LeaflogError('NETWORK_FAILED')],
  ['a shop that is closed', new LeaflogError('SHOP_DISPOSED')],
  ['a shop that only reads', new LeaflogError('READ_ONLY')],
])('%s is expected, and not reported', (_, error) => {
  const { context, reports } = listening()
  reportUnexpected(context, 'PAGE_NOT_TOLD')(error)
  expect(reports).toEqual([])
})

test('an optional part is replaced by its fallback, and an unexpected error is reported', () => {
  const { context, reports } = listening()
  expect(without('nothing', context, 'PART_NOT_READ')(new LeaflogError('SERVICE_ANSWER_INVALID'))).toBe('nothing')
  expect(reports.map(([what]) => what)).toEqual(['PART_NOT_READ'])
  expect(without(null, context, 'PART_NOT_READ')(new LeaflogError('NETWORK_FAILED'))).toBeNull()
  expect(reports).toHaveLength(1)
})

test('[8.23] before there is a shop, only a code or name is reported', () => {
  const reports: string[][] = []
  const context = reportingTo({ report: (...words) => void reports.push(words) })
  reportUnexpected(context, 'PART_NOT_READ')(new TypeError('of somebody@example.com'))
  reportUnexpected(context, 'PART_NOT_READ')(new LeaflogError('SERVICE_ANSWER_INVALID'))
  expect(reports).toEqual([
    ['PART_NOT_READ', 'TypeError'],
    ['PART_NOT_READ', 'SERVICE_ANSWER_INVALID'],
  ])
})
