/** The network between shops and the gateway: it loses, delays, doubles, damages and refuses. */
import type { Http } from '../../../core/src/ports/ports.ts'
import type { Random } from '../seed/random.ts'
import type { Timeline } from '../seed/timeline.ts'
import type { Answer, SentRequest } from './answer.ts'

/** Shares of requests, and times in ms. */
export interface NetworkWeather {
  readonly down: boolean
  readonly latency: number
  readonly lostRequests: number
  readonly lostAnswers: number
  /** Answered long after the shop has given up. */
  readonly late: number
  /** Delivered twice. */
  readonly doubled: number
  /** Answers that are no JSON any more. */
  readonly damaged: number
  /** 503, before or after the request took effect. */
  readonly refused: number
}

export const GOOD_NETWORK: NetworkWeather = {
  down: false,
  latency: 80,
  lostRequests: 0,
  lostAnswers: 0,
  late: 0,
  doubled: 0,
  damaged: 0,
  refused: 0,
}

export interface Network {
  become(weather: Partial<NetworkWeather>): void
  /** `deliver` runs what reaches the page. */
  httpOf(deliver: (run: () => void) => void): Http
}

interface Options {
  readonly timeline: Timeline
  readonly random: Random
  readonly handle: (request: SentRequest) => Promise<Answer>
  readonly note: (line: string) => void
}

const LATEST_MS = 40_000
const unreachable = () => new TypeError('Failed to fetch')

export function createNetwork({ timeline, random, handle, note }: Options): Network {
  let weather = GOOD_NETWORK
  /** Node's requests hear of an abort only as long as somebody holds them. */
  const held = new Set<Request>()

  /** What the gateway makes of it, on a day like this. */
  const arrive = async (request: SentRequest): Promise<Answer> => {
    const path = `${request.method} ${request.url.pathname} ${request.key ?? ''}`
    const isRefused = random.chance(weather.refused)
    const busy: Answer = {
      status: 503,
      body: { error: { code: 'UPSTREAM_UNAVAILABLE' } },
      retryAfter: 1 + random.below(20),
    }
    if (isRefused && random.chance(0.5)) {
      note(`gateway: ${path}: 503`)
      return busy
    }
    const answer = await handle(request)
    note(`gateway: ${path}: ${answer.status}${isRefused ? ', and 503 on the way back' : ''}`)
    return isRefused ? busy : answer
  }

  const send = (request: SentRequest, deliver: (run: () => void) => void): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { down, lostRequests, lostAnswers, late, doubled, damaged } = weather
      const travel = () => random.next() * weather.latency
      const fail = (after: number) => void timeline.after(after, () => deliver(() => reject(unreachable())))
      if (down) return random.chance(0.8) ? fail(travel()) : undefined
      if (random.chance(lostRequests)) return random.chance(0.5) ? fail(travel()) : undefined
      if (random.chance(doubled)) timeline.after(travel() + random.below(LATEST_MS), () => void arrive(request))
      const back = (answer: Answer) => {
        if (random.chance(lostAnswers)) return random.chance(0.5) ? fail(travel()) : undefined
        const isDamaged = random.chance(damaged)
        const isLate = random.chance(late)
        timeline.after(travel() + (isLate ? random.below(LATEST_MS) : 0), () =>
          deliver(() => resolve(responseOf(answer, isDamaged))),
        )
      }
      timeline.after(travel() + (random.chance(late) ? random.below(LATEST_MS) : 0), () => {
        arrive(request).then(back, reject)
      })
    })

  return {
    become(next) {
      weather = { ...weather, ...next }
    },
    httpOf: (deliver) => async (request) => {
      held.add(request)
      const sent: SentRequest = {
        method: request.method,
        url: new URL(request.url),
        body: request.body === null ? '' : await request.text(),
        key: request.headers.get('idempotency-key'),
        token: request.headers.get('authorization')?.slice('Bearer '.length) ?? null,
        fulfilment: request.headers.get('checkouttype'),
      }
      const aborted = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), {
          once: true,
        })
      })
      return Promise.race([send(sent, deliver), aborted]).finally(() => held.delete(request))
    },
  }
}

function responseOf({ status, body, retryAfter }: Answer, isDamaged: boolean): Response {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': String(retryAfter) }) }
  return new Response(isDamaged ? text.slice(0, text.length / 2) : text, { status, headers })
}
