import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GatewayError, isUpstreamFailure, statuses } from './errors.ts'
import { messages } from './message.ts'

test('docs/errors.md lists every error of the server with its status and sentence, and no others', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/errors.md'), 'utf8')
  const section = /\n## Server\n([\s\S]*?)(?=\n## |$)/.exec(text)?.[1] ?? ''
  const rows = [...section.matchAll(/^\| `([A-Z_]+)` +\| (\d{3}) +\| (.+?) +\|$/gm)]
  const listed = rows.map(([, code, status, sentence]) => [code, Number(status), sentence])
  const kept = new Map<string, string>(Object.entries(messages))
  expect(listed).toEqual(Object.entries(statuses).map(([code, status]) => [code, status, kept.get(code)]))
})

test('[8.9] a sentence takes its parameters verbatim', () => {
  expect(new GatewayError('UPSTREAM_UNREACHABLE', { detail: '$& $1' }).message).toBe(
    'Failed to connect to the service: $& $1',
  )
  expect(new GatewayError('UPSTREAM_UNREACHABLE')).toMatchObject({ code: 'UPSTREAM_UNREACHABLE', status: 502 })
})

test('only upstream errors count as upstream failures', () => {
  expect(isUpstreamFailure(new GatewayError('UPSTREAM_TIMEOUT'))).toBe(true)
  expect(isUpstreamFailure(new GatewayError('BAD_REQUEST'))).toBe(false)
  expect(isUpstreamFailure(new Error('UPSTREAM_TIMEOUT'))).toBe(false)
})
