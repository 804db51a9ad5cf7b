import { type History, type LaneBy, everything, matching } from '@leaflog/core/time-machine'
import { useDeferredValue, useMemo, useState } from 'react'

/** Which events the timeline shows, and in which lanes. A long log is filtered after the typed character is painted. */
export function useShownEvents(history: History | null) {
  const [filter, onFilter] = useState(everything)
  const [laneBy, onLaneBy] = useState<LaneBy>('domain')
  const wanted = useDeferredValue(filter)
  const count = history?.events.length ?? 0
  // The history grows in place, so the count is what changes.
  const events = useMemo(() => (history && count > 0 ? matching(history, wanted) : []), [history, count, wanted])
  return { events, filter, laneBy, onFilter, onLaneBy }
}

export type ShownEvents = ReturnType<typeof useShownEvents>
