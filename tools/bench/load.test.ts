import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'

import { answerLength, jsonRequest, requestsPerSecond } from './load.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

test('an answer ends where its length or its last chunk says', () => {
  const sized = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi'
  expect(answerLength(bytes(`${sized}HTTP`))).toBe(sized.length)
  expect(answerLength(bytes(sized.slice(0, -1)))).toBeUndefined()
  const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n'
  expect(answerLength(bytes(chunked))).toBe(chunked.length)
  expect(answerLength(bytes(chunked.slice(0, -3)))).toBeUndefined()
  const empty = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'
  expect(answerLength(bytes(empty))).toBe(empty.length)
  expect(() => answerLength(bytes('HTTP/1.1 429 Too Many Requests\r\n\r\n'))).toThrow('429')
})

test('load() makes as many requests as it was asked for', async () => {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      bodies.push(body)
      response.end('{}')
    })
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const rate = await requestsPerSecond({ port, request: jsonRequest('/x', { a: 'é' }), connections: 5, count: 42 })
  server.close()
  expect(bodies).toEqual(Array.from({ length: 42 }, () => '{"a":"é"}'))
  expect(rate).toBeGreaterThan(0)
})
