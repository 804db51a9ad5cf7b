/**
 * Serves an Upstream over node:http: converts between Node's requests and fetch's. Requests get the origin
 * `http://backend.invalid`; Host is ignored.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { problem, type Log, type Upstream } from './upstream.ts'

export interface NodeHttpOptions {
  /** Maximum request body in bytes. */
  bodyLimit: number
  log: Log
}

class BodyTooLargeError extends Error {}

/** A server that passes every request to `upstream`. It does not listen yet. */
export function createNodeServer(upstream: Upstream, options: NodeHttpOptions): Server {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000, maxHeaderSize: 16_384 })
  server.on('request', (incoming, outgoing) => {
    respond(upstream, incoming, outgoing, options).catch((error: unknown) => {
      options.log.warn({ err: error }, 'answer was cut short')
      outgoing.destroy()
    })
  })
  return server
}

async function respond(
  upstream: Upstream,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: NodeHttpOptions,
): Promise<void> {
  const request = await readRequest(incoming, options)
  const response = request instanceof Response ? request : await answerOf(upstream, request, options.log)
  outgoing.writeHead(response.status, [...response.headers].flat())
  if (response.body === null || incoming.method === 'HEAD') outgoing.end()
  else await pipeline(chunksOf(response.body), outgoing)
}

/** A body's chunks; leaving the loop early cancels the body. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}

async function answerOf(upstream: Upstream, request: Request, log: Log): Promise<Response> {
  try {
    return await upstream(request)
  } catch (error) {
    log.error({ err: error }, 'request failed')
    return problem(500, 'INTERNAL', 'The server could not answer.')
  }
}

async function readRequest(incoming: IncomingMessage, options: NodeHttpOptions): Promise<Request | Response> {
  const target = incoming.url ?? '/'
  if (!target.startsWith('/')) return problem(400, 'BAD_REQUEST', 'Ask for a path.')
  try {
    const url = new URL(`http://backend.invalid${target}`)
    const method = incoming.method ?? 'GET'
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const body = hasBody ? await readBody(incoming, options.bodyLimit) : null
    return new Request(url, { method, headers: readHeaders(incoming), body })
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      return problem(413, 'BODY_TOO_LARGE', 'The request is too large.', { connection: 'close' })
    }
    return problem(400, 'BAD_REQUEST', 'The request could not be read.')
  }
}

function readHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  return headers
}

async function readBody(incoming: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('a request body is bytes')
    size += chunk.length
    if (size > limit) throw new BodyTooLargeError()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
