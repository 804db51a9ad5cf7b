import { type CausalityTree, type History, domainOf, causalityTreeOf, sinceBefore } from '@leaflog/core/time-machine'
import type { CSSProperties } from 'react'
import { hueOf, short } from './words.ts'

type Props = { history: History; seq: number; onSelect: (seq: number) => void }

/** The tree from the first cause: each event's effects, and the events they led to. */
export function FamilyPane({ history, seq, onSelect }: Props) {
  const family = causalityTreeOf(history, seq)
  return (
    <ul className="tm-family">
      <Member family={family} since={family.event.at} selected={seq} onSelect={onSelect} />
    </ul>
  )
}

/** An event does not name its effect: it may be the result of one of the same domain. */
const mayBeOf = (effect: string, results: readonly CausalityTree[]): boolean =>
  results.some(({ event }) => domainOf(event.type) === domainOf(effect))

type MemberProps = { family: CausalityTree; since: number; selected: number; onSelect: (seq: number) => void }

function Member({ family: { event, effects, results, more }, since, selected, onSelect }: MemberProps) {
  const style: CSSProperties & Record<'--hue', number> = { '--hue': hueOf(event.type.split('.')[0] ?? '') }
  const rest = { since: event.at, selected, onSelect }
  return (
    <li>
      <button
        type="button"
        className="tm-member"
        style={style}
        aria-current={event.seq === selected ? 'true' : undefined}
        onClick={() => onSelect(event.seq)}
      >
        <span className="tm-seq">{event.seq}</span> <span className="tm-domain">{event.type}</span>
        {event.at !== since && <span className="tm-soft"> {sinceBefore(event.at - since)}</span>}
      </button>
      {(effects.length > 0 || results.length > 0) && (
        <ul className="tm-family">
          {effects.map(({ id, effect, params, results: came }) => (
            <li key={id}>
              <span className="tm-effect" title={short(params, 400)}>
                <span aria-hidden>⇢ </span>
                <span className="tm-soft">effect</span> {effect}
                {came.length === 0 && !mayBeOf(effect, results) && (
                  <span className="tm-soft"> · no event came of it</span>
                )}
              </span>
              {came.length > 0 && (
                <ul className="tm-family">
                  {came.map((each) => (
                    <Member key={each.event.id} family={each} {...rest} />
                  ))}
                </ul>
              )}
            </li>
          ))}
          {results.length > 0 && effects.length > 0 && (
            <li className="tm-effect tm-soft">came of one of these effects:</li>
          )}
          {results.map((each) => (
            <Member key={each.event.id} family={each} {...rest} />
          ))}
        </ul>
      )}
      {more > 0 && <span className="tm-soft">and {more} more below</span>}
    </li>
  )
}
