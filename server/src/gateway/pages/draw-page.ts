/** One drawing of a page, in its turn and within its time. */
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/ports.ts'
import { withinSpan } from '../../platform/trace.ts'
import { createNonce, hashedPolicy } from '../http/csp.ts'
import { withinBudget } from '../policies/budget.ts'
import { hashInline } from './inline-scripts.ts'
import type { PublicPage } from './page-cache.ts'
import type { PageQueue } from './page-queue.ts'
import { noteSources } from './page-sources.ts'
import type { PublicVisit } from './public-visit.ts'
import type { PageSettings, RenderContext, Storefront } from './storefront.ts'
import { whole } from './whole-page.ts'

export interface DrawingOptions {
  gateway: RenderContext['gateway']
  clock: Clock
  /** Milliseconds for a whole page, from its request on. */
  pageMs: number
  /** The part of those milliseconds that a page's API calls may use together. */
  callsMs: number
  settings: PageSettings
  /** 5d.4 */
  storePrefixSegments: number
}

/** Who waits for the page. */
export interface Visitor {
  /** Aborted when the visitor leaves. */
  signal: AbortSignal
  ip: string
  log: FastifyBaseLogger
}

export interface DrawnPage {
  response: Response
  body: Buffer
  nonce: string
  isComplete: boolean
}

export interface Drawing {
  /** For one visitor alone. `requestFor` makes the request that the page is drawn from. */
  own(visitor: Visitor, requestFor: (signal: AbortSignal) => Request): Promise<DrawnPage>
  /** For everybody whose visit is the same. `page` is undefined if it turns out to be for one visitor, who gets `drawn`. */
  common(
    visitor: Omit<Visitor, 'signal'>,
    visit: PublicVisit,
  ): Promise<{ drawn: DrawnPage; page: PublicPage | undefined }>
}

const keptHeaders = ['content-type', 'content-language', 'vary'] as const

export function createDrawing(storefront: Storefront, queue: PageQueue, options: DrawingOptions): Drawing {
  const { clock } = options

  async function draw(
    { signal, ip, log }: Visitor,
    gateway: RenderContext['gateway'],
    requestFor: (now: number, signal: AbortSignal) => Request,
  ): Promise<DrawnPage> {
    const now = clock.now()
    const nonce = createNonce()
    const late = new AbortController()
    const cancel = clock.timer(options.pageMs, () => late.abort())
    const until = AbortSignal.any([signal, late.signal])
    try {
      return await queue.run({ address: ip, signal: until }, () => {
        const attributes = { 'leaflog.waited_ms': clock.now() - now }
        return withinSpan({ name: 'draw page', kind: 'internal', attributes }, async () => {
          const response = await storefront.render(requestFor(now, until), {
            nonce,
            gateway: withinBudget(gateway, clock, options.callsMs),
            assets: storefront.assets,
            now,
            settings: options.settings,
            storePrefixSegments: options.storePrefixSegments,
          })
          const { body, isComplete } = await whole(response.body, late.signal, log)
          return { response, body, nonce, isComplete }
        })
      })
    } finally {
      cancel()
    }
  }

  return {
    own: (visitor, requestFor) => draw(visitor, options.gateway, (_now, signal) => requestFor(signal)),

    async common(visitor, visit) {
      const sources = noteSources(options.gateway)
      // Others may wait for it too, so it is drawn to its end even if this visitor leaves.
      const signal = new AbortController().signal
      const drawn = await draw({ ...visitor, signal }, sources.gateway, (now, until) => visit.toRequest(now, until))
      const { response, body, nonce, isComplete } = drawn
      const read = sources.read()
      const isKept = response.status === 200 && isComplete && read && !response.headers.has('set-cookie')
      const page = isKept ? hashInline(body.toString('utf8'), nonce) : undefined
      if (!read || !page) return { drawn, page: undefined }
      const headers: Record<string, string> = { 'content-security-policy': hashedPolicy(page.hashes) }
      for (const name of keptHeaders) {
        const value = response.headers.get(name)
        if (value !== null) headers[name] = value
      }
      return { drawn, page: { ...read, answer: { status: 200, headers, body: Buffer.from(page.html) } } }
    },
  }
}
