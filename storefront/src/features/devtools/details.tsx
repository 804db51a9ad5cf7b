import type { History } from '@leaflog/core/time-machine'
import { type KeyboardEvent, useId } from 'react'
import { ChartPane } from './chart-pane.tsx'
import { DiffPane } from './diff-pane.tsx'
import { EventPane } from './event-pane.tsx'
import { FamilyPane } from './family-pane.tsx'
import { StatePane } from './state-pane.tsx'
import type { Selection } from './use-selection.ts'

export const panes = ['Event', 'State', 'Diff', 'Chart', 'Causes'] as const
export type Pane = (typeof panes)[number]

type Props = {
  history: History
  selection: Selection
  onSelect: (seq: number) => void
}

/** The details of the selected event, one tab at a time. */
export function Details({ history, selection, onSelect }: Props) {
  const { seq, tab, pane, marks, domain, onPane, onDomain, onMark } = selection
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const at = panes.indexOf(pane)
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: panes.length - 1 }
    const next = panes[((moves[event.key] ?? Number.NaN) + panes.length) % panes.length]
    if (next === undefined) return
    event.preventDefault()
    onPane(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  const b = clamp(marks.b ?? seq, history)
  const a = clamp(marks.a ?? b - 1, history)
  return (
    <div className="tm-details">
      <div role="tablist" aria-label="About the event" className="tm-tabs" onKeyDown={onKeyDown} tabIndex={-1}>
        {panes.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === pane}
            aria-controls={`${id}-pane`}
            tabIndex={each === pane ? 0 : -1}
            onClick={() => onPane(each)}
          >
            {each}
          </button>
        ))}
      </div>
      {/* Scrollable by keyboard too if it is longer than the panel. */}
      <div role="tabpanel" id={`${id}-pane`} aria-labelledby={`${id}-${pane}`} className="tm-pane" tabIndex={0}>
        {pane === 'Event' && <EventPane history={history} seq={seq} onSelect={onSelect} />}
        {pane === 'State' && <StatePane history={history} seq={seq} tab={tab} />}
        {pane === 'Diff' && <DiffPane history={history} tab={tab} a={a} b={b} onMark={onMark} />}
        {pane === 'Chart' && <ChartPane history={history} seq={seq} tab={tab} domain={domain} onDomain={onDomain} />}
        {pane === 'Causes' && <FamilyPane history={history} seq={seq} onSelect={onSelect} />}
      </div>
    </div>
  )
}

const clamp = (seq: number, { first, last }: History): number => Math.min(Math.max(seq, first - 1), last)
