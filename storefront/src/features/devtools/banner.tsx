import { useEffect } from 'react'
import type { Comparison } from './comparison.ts'
import type { Travel } from './use-travel.ts'
import { pastSentence, timeOf } from './words.ts'

type Props = { travel: Travel; isRecording: boolean; comparison: Comparison | null }

/** Says that this is a past state, with a button to return. Escape returns too, wherever the focus is. */
export function Banner({ travel: { journey, back }, isRecording, comparison }: Props) {
  const kind = journey?.kind ?? null
  const leads = kind !== null && !isRecording
  useEffect(() => {
    if (!leads) return undefined
    const keys = new AbortController()
    const onKeyDown = (event: KeyboardEvent) => {
      // In a branch, Escape also closes the shop's own overlays, as usual.
      const inTools = event.target instanceof Element && event.target.closest('.tm-host') !== null
      if (event.key !== 'Escape' || (kind === 'branch' && !inTools)) return
      // The panel's own dialog closes first.
      if (inTools && document.querySelector('.tm-dialog[open]') !== null) return
      event.preventDefault()
      event.stopPropagation()
      void back()
    }
    addEventListener('keydown', onKeyDown, { capture: true, signal: keys.signal })
    return () => keys.abort()
  }, [kind, leads, back])
  return (
    <div className="tm-banner" data-shown={kind !== null} data-kind={kind}>
      <p role="status">
        {journey?.kind === 'past' && pastSentence(journey, comparison?.pinned ?? null)}
        {journey?.kind === 'branch' &&
          `You are trying something else from event ${journey.seq}, ${timeOf(journey.at)}. The network is off: what needs it waits or fails. Nothing of this is kept.`}
      </p>
      {leads && (
        <button type="button" className="tm-button tm-strong" onClick={() => void back()}>
          Back to now
        </button>
      )}
    </div>
  )
}
