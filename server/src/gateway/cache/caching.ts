/** Cached answers: fresh, stale while one refresh runs, and stale while an upstream is dead. @module */
/** The response cache: fresh, stale while one refresh runs, and stale for as long as an upstream is dead. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { isUpstreamFailure } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { cacheControl, type Lifetime } from '../http/lifetimes.ts'
import { NO_STORE, type Answer } from '../http/route.ts'
import type { SharedAnswers } from './shared-answers.ts'

/** How a request was answered; counted in the metrics and sent in the header `x-cache`. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'bypass' | 'stale-on-error'

/** An upstream's answer, and whether it may be shared with others. */
export interface Loaded {
  answer: Answer
  shareable: boolean
}

export interface ResponseCache {
  /**
   * The answer under `key`: from the cache at once, or a promise of the result of `load`. A key contains everything
   * that the upstream sees of a request, so that answers never cross stores, modes, locales or customers. Only one
   * `load` runs for a key at a time.
   */
  answer(key: string, lifetime: Lifetime, load: () => Promise<Loaded>): Answer | Promise<Answer>
}

interface Entry {
  answer: Answer
  etag: string
  storedAt: number
  /**
   * After a failed refresh, no other starts until then, so that a dead upstream does not cost each request its timeout.
   */
  retryAt: number
  /** The last answer served; requests within the same second get the same one. */
  given: { outcome: CacheOutcome; age: number; answer: Answer } | undefined
}

interface Options {
  clock: Clock
  maxBytes: number
  onOutcome: (outcome: CacheOutcome) => void
  onRefreshError: (error: unknown) => void
  /** The answer with this entity tag was replaced by a different one. */
  onReplaced?: (etag: string) => void
  /** Answers that other servers have fetched; undefined if this server is alone. */
  shared?: SharedAnswers | undefined
}

/** How long an answer may be served for a dead upstream. */
const STALE_ON_ERROR_MS = 24 * 3_600_000
const RETRY_AFTER_MS = 5_000
/** Then a stand-in is served if there is one. Less than the time of a page's calls, so that the page has its parts. */
const STAND_IN_AFTER_MS = 2_000
const ENTRY_OVERHEAD = 512

export function createResponseCache({
  clock,
  maxBytes,
  onOutcome,
  onRefreshError,
  onReplaced,
  shared,
}: Options): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    // Plus half for the compressed bodies.
    sizeCalculation: ({ answer }, key) => Math.ceil(1.5 * answer.body.length) + 2 * key.length + ENTRY_OVERHEAD,
  })
  const running = new Map<string, Promise<Loaded>>()

  const store = (key: string, answer: Answer, storedAt: number) => {
    const etag = etagOf(answer.body)
    const before = entries.peek(key)?.etag
    entries.set(key, { answer, etag, storedAt, retryAt: 0, given: undefined })
    if (before !== undefined && before !== etag) onReplaced?.(before)
  }

  async function loadOwn(key: string, lifetime: Lifetime, load: () => Promise<Loaded>): Promise<Loaded> {
    const loaded = await load()
    if (loaded.shareable) {
      const { answer } = loaded
      const storedAt = clock.now()
      store(key, answer, storedAt)
      shared?.keep(key, { answer, storedAt }, lifetime.shared * 1000)
    }
    return loaded
  }

  /** Another server's answer while it is fresh, else one that we fetch. */
  async function loadShared(
    key: string,
    lifetime: Lifetime,
    load: () => Promise<Loaded>,
    others: SharedAnswers,
  ): Promise<Loaded> {
    const found = await others.read(key)
    if (!found || clock.now() - found.storedAt >= lifetime.shared * 1000) return loadOwn(key, lifetime, load)
    store(key, found.answer, found.storedAt)
    return { answer: found.answer, shareable: true }
  }

  function refresh(key: string, lifetime: Lifetime, load: () => Promise<Loaded>): Promise<Loaded> {
    const existing = running.get(key)
    if (existing) return existing
    const work = (shared ? loadShared(key, lifetime, load, shared) : loadOwn(key, lifetime, load)).finally(() =>
      running.delete(key),
    )
    running.set(key, work)
    return work
  }

  function refreshLater(key: string, entry: Entry, lifetime: Lifetime, load: () => Promise<Loaded>): void {
    if (clock.now() < entry.retryAt) return
    refresh(key, lifetime, load).then(
      ({ shareable }) => {
        if (!shareable) entry.retryAt = clock.now() + RETRY_AFTER_MS
      },
      (error: unknown) => {
        entry.retryAt = clock.now() + RETRY_AFTER_MS
        onRefreshError(error)
      },
    )
  }

  function give(outcome: CacheOutcome, entry: Entry, lifetime: Lifetime): Answer {
    onOutcome(outcome)
    const age = Math.max(0, Math.floor((clock.now() - entry.storedAt) / 1000))
    if (entry.given?.outcome === outcome && entry.given.age === age) return entry.given.answer
    const headers = {
      ...entry.answer.headers,
      'cache-control': outcome === 'stale-on-error' ? 'public, max-age=0, s-maxage=5' : cacheControl(lifetime),
      etag: entry.etag,
      'x-cache': outcome,
      ...(outcome !== 'stale-on-error' && { age: String(age) }),
    }
    const answer = { status: entry.answer.status, headers, body: entry.answer.body }
    entry.given = { outcome, age, answer }
    return answer
  }

  /** Undefined if it takes too long; the refresh goes on. */
  async function inTime(loading: Promise<Loaded>): Promise<Loaded | undefined> {
    const late = Promise.withResolvers<undefined>()
    const cancel = clock.timer(STAND_IN_AFTER_MS, () => {
      loading.catch(onRefreshError)
      late.resolve(undefined)
    })
    try {
      return await Promise.race([loading, late.promise])
    } finally {
      cancel()
    }
  }

  async function fetched(
    key: string,
    lifetime: Lifetime,
    load: () => Promise<Loaded>,
    standIn: Entry | undefined,
  ): Promise<Answer> {
    const waited = running.has(key)
    try {
      const loading = refresh(key, lifetime, load)
      const first = standIn ? ((await inTime(loading)) ?? failed(standIn, lifetime)) : await loading
      if ('status' in first) return first
      // The shared load turned out to be for another visitor only: make a request of our own.
      const { answer, shareable } = waited && !first.shareable ? await load() : first
      if (standIn && answer.status >= 500) return failed(standIn, lifetime)
      const stored = shareable ? entries.get(key) : undefined
      if (stored) return give('miss', stored, lifetime)
      onOutcome(shareable ? 'miss' : 'bypass')
      return { ...answer, headers: { ...answer.headers, 'cache-control': NO_STORE, 'x-cache': 'bypass' } }
    } catch (error) {
      if (!standIn || !isUpstreamFailure(error)) throw error
      onRefreshError(error)
      return failed(standIn, lifetime)
    }
  }

  function failed(entry: Entry, lifetime: Lifetime): Answer {
    entry.retryAt = clock.now() + RETRY_AFTER_MS
    return give('stale-on-error', entry, lifetime)
  }

  return {
    answer(key, lifetime, load) {
      const entry = entries.get(key)
      const age = entry ? clock.now() - entry.storedAt : Number.POSITIVE_INFINITY
      if (entry && age < lifetime.shared * 1000) return give('hit', entry, lifetime)
      if (entry && age < (lifetime.shared + lifetime.stale) * 1000) {
        refreshLater(key, entry, lifetime, load)
        return give('stale', entry, lifetime)
      }
      const standIn = entry && age < STALE_ON_ERROR_MS ? entry : undefined
      if (standIn && clock.now() < standIn.retryAt) return give('stale-on-error', standIn, lifetime)
      return fetched(key, lifetime, load, standIn)
    },
  }
}

/** Joins the parts of a key, each with its length in front, so that different lists give different keys. */
export const cacheKey = (...parts: readonly string[]): string => parts.map((part) => `${part.length}:${part}`).join('')

const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
