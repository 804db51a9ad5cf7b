import type { History } from '@leaflog/core/time-machine'
import type { Attempt } from './use-status-message.ts'
import type { Selection } from './use-selection.ts'
import type { Source } from './use-source.ts'
import type { Travel } from './use-travel.ts'

type Options = { source: Source; travel: Travel; selection: Selection; attempt: Attempt }

/** Shows the shop after the selected event, or branches off there. */
export function useMoments({ source, travel, selection, attempt }: Options) {
  const { seq, tab, select, onTab } = selection
  const momentOf = async (history: History | null) => {
    if (history === null) throw new Error('The log is not loaded yet.')
    return { history, seq, tab, blobs: await source.blobs() }
  }
  return {
    onSelect: (next: number) => {
      select(next)
      if (source.history) travel.scrub(source.history, next, tab)
    },
    /** The page follows, if it shows the past. */
    onTab: (next: string) => {
      onTab(next)
      if (source.history) travel.scrub(source.history, seq, next)
    },
    onLook: () => attempt(async () => travel.look(await momentOf(source.history))),
    onBranch: () =>
      attempt(async () => {
        await travel.branch(await momentOf(source.history))
        select(null)
      }),
  }
}
