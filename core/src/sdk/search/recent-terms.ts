import * as z from 'zod/mini'
import type { KeyValue } from '../../ports/ports.ts'
import { MAX_RECENT } from '../../rules/search/search.rules.ts'
import { folded, termOf } from '../../rules/search/terms.ts'

const KEY = 'search_terms'
const terms = z.array(z.string())

/** What this browser searched lately. It stays in this browser, and is removed on request. */
export interface RecentTerms {
  /** At most 6, the latest first. */
  list(): readonly string[]
  /** Puts a term first; the same term in another case or with other accents is replaced. */
  remember(term: string): void
  /** Removes a term, whatever its case and accents. */
  forget(term: string): void
  /** Removes all of them. */
  clear(): void
}

export function recentTerms(storage: KeyValue): RecentTerms {
  const list = (): string[] => {
    try {
      const read = terms.safeParse(JSON.parse(storage.get(KEY) ?? '[]'))
      return read.success ? read.data.map(termOf).filter(Boolean).slice(0, MAX_RECENT) : []
    } catch {
      // What somebody else wrote there is no list of terms: it starts again.
      return []
    }
  }
  const without = (term: string) => list().filter((one) => folded(one) !== folded(term))
  return {
    list,
    remember(typed) {
      const term = termOf(typed)
      if (term !== '') storage.set(KEY, JSON.stringify([term, ...without(term)].slice(0, MAX_RECENT)))
    },
    forget: (term) => storage.set(KEY, JSON.stringify(without(term))),
    clear: () => storage.remove(KEY),
  }
}
