/**
 * Subscriptions over a WebSocket, by graphql-transport-ws. The usual client library is three times the size of this
 * file. The caller (sdk/connect-live.ts) decides when to reconnect.
 */
import { Observable, type Subscriber } from 'rxjs'
import * as z from 'zod/mini'
import type { Follow, Live, LiveState } from '../ports/ports.ts'

const PROTOCOL = 'graphql-transport-ws'
/** Close code of the protocol: the token is not valid. */
const FORBIDDEN = 4403
/** A close code that browsers may send. */
const NORMAL = 1000
const SILENT = 4408

/** Time limit for the server's acknowledgment and for its answer to a ping, in ms. */
const ANSWER_WITHIN_MS = 10_000
const PING_EVERY_MS = 25_000

const message = z.object({ type: z.string(), id: z.optional(z.string()), payload: z.optional(z.unknown()) })
type Message = z.infer<typeof message>
const result = z.object({ data: z.unknown(), errors: z.optional(z.unknown()) })

export const liveSocket: Live = {
  connect: (gateway, token) =>
    new Observable<LiveState>((subscriber) => {
      const end = (why: 'refused' | 'unavailable' | 'lost') => {
        subscriber.next({ is: 'closed', why })
        subscriber.complete()
      }
      if (typeof WebSocket === 'undefined') return end('unavailable')
      // Connecting would only log an error in the console.
      if (isOffline()) return end('lost')
      const address = new URL(`${gateway}/api/graphql`, globalThis.location?.href)
      let socket: WebSocket
      try {
        socket = new WebSocket(address.href.replace(/^http/, 'ws'), PROTOCOL)
      } catch {
        // The browser does not allow a socket here.
        return end('unavailable')
      }
      let greeted = false
      const speaking = speak(socket, (follow) => subscriber.next({ is: 'open', follow }))
      socket.onopen = () => {
        greeted = true
        speaking.begin(token)
      }
      socket.onmessage = ({ data }: MessageEvent<unknown>) => speaking.receive(read(data))
      socket.onclose = ({ code }) => {
        speaking.end()
        if (code === FORBIDDEN) end('refused')
        else if (greeted) end('lost')
        else void isUnavailable(address).then((unavailable) => end(unavailable ? 'unavailable' : 'lost'))
      }
      return () => {
        socket.onmessage = socket.onclose = null
        speaking.end()
        // Closing a socket that is still connecting logs a warning.
        socket.onopen = () => socket.close(NORMAL)
        if (socket.readyState === WebSocket.OPEN) socket.close(NORMAL)
      }
    }),
}

function speak(socket: WebSocket, onOpen: (follow: Follow) => void) {
  const followers = new Map<string, Subscriber<unknown>>()
  let ids = 0
  let timer: ReturnType<typeof setTimeout>
  const send = (sent: object) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(sent))
  }
  const expectAnswer = () => {
    timer = setTimeout(() => socket.close(SILENT), ANSWER_WITHIN_MS)
  }
  /** A connection that broke without a close event is detected by its silence. */
  const resetTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      send({ type: 'ping' })
      expectAnswer()
    }, PING_EVERY_MS)
  }
  const follow: Follow = (subscription) =>
    new Observable((subscriber) => {
      const id = String((ids += 1))
      followers.set(id, subscriber)
      send({ id, type: 'subscribe', payload: subscription })
      return () => {
        if (followers.delete(id)) send({ id, type: 'complete' })
      }
    })
  const over = (id: string) => {
    const subscriber = followers.get(id)
    followers.delete(id)
    subscriber?.complete()
  }

  return {
    begin(token: string | null) {
      send({ type: 'connection_init', ...(token !== null && { payload: { Authorization: `Bearer ${token}` } }) })
      expectAnswer()
    },
    receive({ type, id = '', payload }: Message) {
      resetTimer()
      if (type === 'connection_ack') onOpen(follow)
      else if (type === 'ping') send({ type: 'pong' })
      else if (type === 'error' || type === 'complete') over(id)
      else if (type === 'next') {
        const { data, success } = result.safeParse(payload)
        if (success && data.errors === undefined) followers.get(id)?.next(data.data)
      }
    },
    end() {
      clearTimeout(timer)
      for (const id of followers.keys()) over(id)
    },
  }
}

const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine

/** Anything that is not a message of the protocol becomes an unknown message, which is ignored. */
function read(data: unknown): Message {
  try {
    return message.parse(JSON.parse(String(data)))
  } catch {
    return { type: '' }
  }
}

/** A browser does not say why it refused a socket. The same address answers 501 for event streams too. */
const isUnavailable = (address: URL): Promise<boolean> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: 'subscription { __typename }' }),
  }).then(
    async ({ status, body }) => {
      await body?.cancel()
      return status === 501
    },
    () => false,
  )
