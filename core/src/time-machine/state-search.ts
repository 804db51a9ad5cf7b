/** Events at which something in a view became so, or changed: `checkout.order == null`, `ui.theme changes`. */
import { isLeaflogError } from '../errors/errors.ts'
import { allDomains } from '../domains/domains.ts'
import { createViews } from '../domains/views.ts'
import { type DomainName, holds, isSame, parseExpectation, readPath, valueAt } from '../replay/expectation.ts'
import type { History } from './history-model.ts'

/** A question about a state, as it is typed. */
interface StateQuery {
  readonly domain: DomainName
  readonly keys: readonly string[]
  readonly isFound: (before: unknown, after: unknown) => boolean
}

const CHANGES = /^\s*(\S+)\s+changes\s*$/

/** By `seq`, for what `tab` sees; null if the text asks nothing about a state. */
export function searchStates(history: History, text: string, tab: string): ReadonlySet<number> | null {
  const query = queryOf(text)
  if (!query) return null
  const { domain, keys, isFound } = query
  const read = createViews(allDomains)
  const found = new Set<number>()
  let value = valueAt(history.view(history.first - 1, tab)[domain].view, keys)
  for (const { event, state } of history.walk(tab)) {
    if (!history.changed(event.seq).includes(domain)) continue
    const next = valueAt(read(state())[domain].view, keys)
    if (isFound(value, next)) found.add(event.seq)
    value = next
  }
  return found
}

function queryOf(text: string): StateQuery | null {
  try {
    const path = CHANGES.exec(text)?.[1]
    if (path !== undefined) return { ...readPath(path), isFound: (before, after) => !isSame(before, after) }
    const wanted = parseExpectation(text)
    return { ...readPath(wanted.path), isFound: (before, after) => !holds(wanted, before) && holds(wanted, after) }
  } catch (error) {
    if (isLeaflogError(error, 'EVENT_INVALID')) return null
    throw error
  }
}
