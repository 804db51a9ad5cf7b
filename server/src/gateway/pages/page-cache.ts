/** Pages for visitors without an account and without a cart, drawn once for all of them. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/ports.ts'
import type { SharedPages } from '../cache/shared-answers.ts'
import type { Answer } from '../http/route.ts'
import type { PublicVisit } from './public-visit.ts'

export interface PublicPage {
  /** Complete but for its entity tag: nothing in it changes from one visitor to the next. */
  answer: Answer
  /** Of the data that it was drawn from. */
  tags: readonly string[]
  /** How long it may be kept. */
  seconds: number
}

export interface PageCache {
  /**
   * The kept page of the visit, else one drawn by `draw`, which runs once at a time for all who want the same page.
   * Undefined if `draw` finds that the page is not for everybody.
   */
  page(visit: PublicVisit, draw: () => Promise<PublicPage | undefined>): Promise<Answer | undefined>
  /** Drops the pages that were drawn from the data with this entity tag. */
  drop(tag: string): void
}

interface Options {
  clock: Clock
  /** 0 to keep nothing. */
  maxBytes: number
  /** Distinguishes builds and settings, for a Redis that several versions share. */
  version: string
  /** The pages that other servers have drawn; undefined if this server is alone. */
  shared?: SharedPages | undefined
  onOutcome: (outcome: 'page-hit' | 'page-miss' | 'page-bypass') => void
}

interface Kept extends Pick<PublicPage, 'answer' | 'tags'> {
  /** Epoch ms. */
  until: number
}

const OVERHEAD = 1024
/** Longer than a page is drawn: one that was begun before its data changed is not kept. */
const DROPPED_MS = 10_000
const MAX_DROPPED = 1000

export function createPageCache({ clock, maxBytes, version, shared, onOutcome }: Options): PageCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: Math.max(1, maxBytes),
    // Plus a third for the compressed forms.
    sizeCalculation: ({ answer, tags }, key) =>
      Math.ceil(1.35 * answer.body.length) + 2 * key.length + 60 * tags.length + OVERHEAD,
    dispose: (page, key) => unlink(page, key),
  })
  const keysByTag = new Map<string, Set<string>>()
  const drawing = new Map<string, Promise<Answer | undefined>>()
  const dropped = new LRUCache<string, number>({ max: MAX_DROPPED })
  const wasDropped = (tag: string): boolean => clock.now() - (dropped.get(tag) ?? -DROPPED_MS) < DROPPED_MS

  function unlink({ tags }: Kept, key: string): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function keep(key: string, page: Kept): Answer {
    pages.set(key, page)
    if (!pages.has(key)) return page.answer
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag) ?? new Set()
      keysByTag.set(tag, keys.add(key))
    }
    return page.answer
  }

  async function load(key: string, draw: () => Promise<PublicPage | undefined>): Promise<Answer | undefined> {
    const found = await shared?.read(key)
    if (found?.until !== undefined && found.until > clock.now() && !found.tags?.some(wasDropped)) {
      onOutcome('page-hit')
      return keep(key, { answer: found.answer, tags: found.tags ?? [], until: found.until })
    }
    const page = await draw()
    onOutcome(page ? 'page-miss' : 'page-bypass')
    if (!page) return undefined
    const answer = withTag(page.answer)
    if (page.tags.some(wasDropped)) return answer
    const until = clock.now() + page.seconds * 1000
    shared?.keep(key, { answer, storedAt: clock.now(), tags: [...page.tags], until }, page.seconds * 1000)
    return keep(key, { answer, tags: page.tags, until })
  }

  return {
    async page(visit, draw) {
      if (maxBytes === 0) return undefined
      const key = version + visit.key
      const kept = pages.get(key)
      if (kept && kept.until > clock.now()) {
        onOutcome('page-hit')
        return kept.answer
      }
      const running = drawing.get(key)
      if (running) return running
      const work = load(key, draw).finally(() => drawing.delete(key))
      drawing.set(key, work)
      return work
    },
    drop(tag) {
      dropped.set(tag, clock.now())
      for (const key of keysByTag.get(tag) ?? []) {
        pages.delete(key)
        shared?.forget(key)
      }
    },
  }
}

const withTag = (answer: Answer): Answer => {
  const hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)
  return { ...answer, headers: { ...answer.headers, etag: `"${hash}"` } }
}
