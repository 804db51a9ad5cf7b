/** A network between tabs and the services that loses, delays, doubles and damages, and what went over it. */
import type { Http } from '../../core/src/ports/ports.ts'
import type { Clock } from '../../core/src/ports/ports.ts'
import type { Random } from './random.ts'

export type Weather = 'well' | 'away' | 'rough'

export interface Network {
  readonly http: Http
  weather: Weather
  /** Every request that was sent, in order. */
  readonly sent: readonly string[]
  /** Keys that came with another body than the first time. */
  readonly misused: readonly string[]
}

/** @param far the services; what they change by a key they change once */
export function createNetwork(far: Http, clock: Clock, random: Random): Network {
  const bodies = new Map<string, string>()
  const misused: string[] = []
  const sent: string[] = []
  const lost = () => new TypeError('Failed to fetch')
  const pass = (milliseconds: number) => new Promise<void>((resolve) => clock.after(milliseconds, resolve))

  const note = async (request: Request): Promise<void> => {
    const key = request.headers.get('idempotency-key')
    if (key === null) return
    const body = `${request.url} ${await request.clone().text()}`
    const first = bodies.get(key) ?? body
    bodies.set(key, first)
    if (first !== body) misused.push(`${key}: ${first} and ${body}`)
  }

  const network = {
    weather: 'well' as Weather,
    misused,
    sent,
    http: async (request: Request): Promise<Response> => {
      const { weather } = network
      const key = request.headers.get('idempotency-key') ?? 'no key'
      const tell = (fate: string) => void sent.push(`${clock.now()} ${key} ${new URL(request.url).pathname} ${fate}`)
      if (weather === 'away') {
        tell('lost')
        throw lost()
      }
      if (weather === 'well') {
        tell('well')
        await note(request)
        return far(request)
      }
      // What happens to this request is decided when it is sent, so that the order of answers changes nothing.
      const [slow, fate, twice] = [random.whole(20_000), random.whole(10), random.chance(0.2)]
      tell(`fate ${fate}, slow ${slow}, twice ${twice}, ${await request.clone().text()}`)
      if (fate === 0) throw lost()
      await pass(slow)
      await note(request)
      if (fate === 1)
        return Response.json(
          { error: { code: 'UNDEFINED', message: 'no' } },
          { status: 503, headers: { 'retry-after': '30' } },
        )
      if (twice) await far(request.clone())
      const answer = await far(request)
      if (fate === 2) throw lost()
      return fate === 3 ? new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } }) : answer
    },
  }
  return network
}
