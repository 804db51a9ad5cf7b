import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createNodeServer } from './node-http.ts'
import { json, silentLog, type Upstream } from './upstream.ts'

let server: Server | undefined

afterEach(async () => {
  server?.close()
  server?.closeAllConnections()
  if (server?.listening) await once(server, 'close')
})

async function serve(upstream: Upstream): Promise<number> {
  server = createNodeServer(upstream, { bodyLimit: 1_000, log: silentLog })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

const echo: Upstream = async (request) =>
  json(
    { method: request.method, url: request.url, body: await request.text(), header: request.headers.get('x-test') },
    201,
    { 'x-answer': 'yes' },
  )

test('method, path, query, headers and body pass unchanged; Host does not pass', async () => {
  const port = await serve(echo)
  const response = await fetch(`http://127.0.0.1:${port}/a%2Fb?c=%20d`, {
    method: 'POST',
    body: 'écho',
    headers: { 'x-test': 'value' },
  })
  expect([response.status, response.headers.get('x-answer')]).toEqual([201, 'yes'])
  expect(await response.json()).toEqual({
    method: 'POST',
    url: 'http://backend.invalid/a%2Fb?c=%20d',
    body: 'écho',
    header: 'value',
  })
})

test('a body over the limit is 413, and the upstream never sees it', async () => {
  let seen = 0
  const port = await serve(async () => {
    seen += 1
    return json({})
  })
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(1_001) })
  expect([response.status, seen]).toEqual([413, 0])
})

test('an upstream that fails is a 500 without its reason', async () => {
  const port = await serve(() => Promise.reject(new Error('secret reason')))
  const response = await fetch(`http://127.0.0.1:${port}/`)
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
})

test('several values of one header arrive in order, and Set-Cookie is sent separately for each', async () => {
  const port = await serve(async (request) => {
    const headers = new Headers({ 'x-seen': request.headers.get('x-many') ?? '' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return new Response(null, { status: 204, headers })
  })
  const incoming = await new Promise<IncomingMessage>((resolve) => {
    httpRequest({ port, host: '127.0.0.1', headers: { 'x-many': ['one', 'two'] } }, resolve).end()
  })
  expect(incoming.headers['x-seen']).toBe('one, two')
  expect(incoming.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  incoming.resume()
})

test('a target that is not a path is 400', async () => {
  const port = await serve(echo)
  for (const target of ['http://other.example/x', '*']) {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  }
})
