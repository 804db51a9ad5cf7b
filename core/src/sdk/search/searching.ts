/** Searching a store: its code is loaded when it is first asked for, and again where it did not come. */
import { filter } from 'rxjs'
import type { Kernel } from '../../engine/kernel/kernel.ts'
import type { LogEvent } from '../../engine/log/event.ts'
import type { Ports } from '../../ports/ports.ts'
import { FOUND_KEY } from '../../rules/search/search.rules.ts'
import { once } from '../../http/once.ts'
import type { SearchOptions } from './search.ts'

export interface SearchingOptions extends Omit<SearchOptions, 'ports'> {
  readonly ports: Ports
  readonly report: (what: string, error: unknown) => void
}

export function createSearching({ events$, tab }: Pick<Kernel, 'events$' | 'tab'>, options: SearchingOptions) {
  const { ports, report } = options
  const search = once(async () => (await import('./search.ts')).createSearch(options))

  // 7d.3: what was found is known to the tab, also once its page has been loaded again and nobody searches any more.
  const isOfSomethingFound = (event: LogEvent) =>
    event.type === 'orderingCart.addRequested' && event.tab === tab && ports.session.get(FOUND_KEY) !== null
  events$.pipe(filter(isOfSomethingFound)).subscribe(({ data }) => {
    const tell = async () => (await search()).added(data)
    void tell().catch((error: unknown) => report('SEARCH_ADD_NOT_TOLD', error))
  })

  return search
}
