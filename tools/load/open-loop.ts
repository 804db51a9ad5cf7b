/** Sends requests when they are due, whether or not earlier ones were answered, as visitors do. */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Sent {
  path: string
  headers: Readonly<Record<string, string>>
}

export interface Outcome {
  /** The status, or the code of a connection's error. */
  kind: string
  /** Milliseconds from when the request was due until its whole answer was there. */
  ms: number
}

/** More unanswered requests than this are not sent: the bench must not exhaust its own machine. */
const MAX_OPEN = 2000
const NOT_SENT = 'not sent'
const LIMIT_MS = 15_000

export type Send = (sent: Sent, dueAt: number) => Promise<Outcome>

/** Sends to one server, over connections that are kept open. */
export function createSender(origin: string): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const send: Send = ({ path, headers }, dueAt) =>
    new Promise((resolve) => {
      const end = (kind: string) => resolve({ kind, ms: performance.now() - dueAt })
      const sent = request(origin + path, { agent, headers: { ...headers }, timeout: LIMIT_MS }, (answer) => {
        answer.resume()
        answer.once('end', () => end(String(answer.statusCode)))
        answer.once('error', () => end('cut off'))
      })
      sent.once('timeout', () => sent.destroy(new Error('too late')))
      sent.once('error', (error) => end('code' in error ? String(error.code) : error.message))
      sent.end()
    })
  return { send, close: () => agent.destroy() }
}

/** Sends `perSecond` requests for `seconds`, and resolves when all were answered. */
export async function openLoop(
  send: Send,
  { perSecond, seconds, next }: { perSecond: number; seconds: number; next: (index: number) => Sent },
): Promise<Outcome[]> {
  const started = performance.now()
  const total = Math.round(perSecond * seconds)
  const all: Promise<Outcome>[] = []
  let open = 0
  for (let index = 0; index < total; index++) {
    const dueAt = started + (index * 1000) / perSecond
    const wait = dueAt - performance.now()
    if (wait > 1) await pause(wait)
    if (open >= MAX_OPEN) {
      all.push(Promise.resolve({ kind: NOT_SENT, ms: 0 }))
      continue
    }
    open += 1
    all.push(send(next(index), dueAt).finally(() => (open -= 1)))
  }
  return Promise.all(all)
}

/** Keeps `clients` requests open for `seconds`, and returns how many of them per second were answered with 200. */
export async function closedLoop(
  send: Send,
  { clients, seconds, next }: { clients: number; seconds: number; next: (index: number) => Sent },
): Promise<number> {
  const started = performance.now()
  const end = started + seconds * 1000
  let index = 0
  let good = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const { kind } = await send(next(index++), performance.now())
        if (kind === '200') good += 1
      }
    }),
  )
  return good / ((performance.now() - started) / 1000)
}
