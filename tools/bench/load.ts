import { connect, type Socket } from 'node:net'

export interface Load {
  port: number
  /** The whole request as sent over the wire, with keep-alive. */
  request: string
  connections: number
  /** The number of requests over all connections. */
  count: number
}

/** An HTTP/1.1 request with a JSON body. */
export function jsonRequest(path: string, body: unknown): string {
  const text = JSON.stringify(body)
  const headers = ['host: localhost', 'content-type: application/json', 'accept: application/json']
  return [`POST ${path} HTTP/1.1`, ...headers, `content-length: ${Buffer.byteLength(text)}`, '', text].join('\r\n')
}

/** An HTTP/1.1 request for a page, as a browser that decompresses asks for it. */
export const pageRequest = (path: string): string =>
  [`GET ${path} HTTP/1.1`, 'host: localhost', 'accept: text/html', 'accept-encoding: gzip', '', ''].join('\r\n')

const headEnd = '\r\n\r\n'

/**
 * The length of the first complete answer in the bytes, or undefined while it is incomplete. Throws on any status but
 * 200.
 */
export function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`The answer was ${head.split('\r\n')[0] ?? ''}.`)
  const bodyStart = end + headEnd.length
  const stated = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (stated !== undefined) {
    const whole = bodyStart + Number(stated)
    return bytes.length < whole ? undefined : whole
  }
  const chunksEnd = bytes.indexOf(`\r\n0${headEnd}`, bodyStart - 2, 'latin1')
  return chunksEnd < 0 ? undefined : chunksEnd + 3 + headEnd.length
}

/** One connection, which sends the next request as soon as the last one is answered, until `next` says to stop. */
function sendRequests(socket: Socket, request: string, next: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let pending = Buffer.alloc(0)
    const ask = (): void => {
      if (next()) socket.write(request)
      else socket.end(resolve)
    }
    socket.on('error', reject)
    socket.on('data', (bytes) => {
      pending = pending.length === 0 ? bytes : Buffer.concat([pending, bytes])
      try {
        const length = answerLength(pending)
        if (length === undefined) return
        pending = pending.subarray(length)
        ask()
      } catch (error) {
        socket.destroy()
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    socket.on('connect', ask)
  })
}

/** Answered requests per second. The client is minimal, so that the measured servers get the cores. */
export async function requestsPerSecond({ port, request, connections, count }: Load): Promise<number> {
  let asked = 0
  const next = (): boolean => asked++ < count
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () =>
      sendRequests(connect({ port, host: 'localhost', noDelay: true }), request, next),
    ),
  )
  return (count * 1000) / (performance.now() - startedAt)
}
