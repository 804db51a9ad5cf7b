import { type ChartArrow, type History, domainNames, drawDomain, shortEvent } from '@leaflog/core/time-machine'
import { useId } from 'react'
import { classes } from '../../shared/ui/classes.ts'
import { ChartDrawing } from './chart-drawing.tsx'

type Props = { history: History; seq: number; tab: string; domain: string; onDomain: (domain: string) => void }

/** A domain's machine with its active states, and beside it the transitions that do not change the state. */
export function ChartPane({ history, seq, tab, domain, onDomain }: Props) {
  const id = useId()
  const drawn = drawDomain(history, seq, tab, domain)
  if (drawn === null) return null
  const { taken, layout } = drawn
  return (
    <>
      <div className="tm-line">
        <label htmlFor={id} className="tm-field">
          Domain
          <select id={id} value={domain} onChange={(event) => onDomain(event.target.value)}>
            {domainNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <output className="tm-soft">{taken === null ? 'Event took no transition here' : wordsOf(taken, domain)}</output>
      </div>
      <div className="tm-charts">
        <ChartDrawing drawn={drawn} />
        {layout.inside.length > 0 && <Inside arrows={layout.inside} domain={domain} taken={taken} />}
      </div>
    </>
  )
}

const wordsOf = ({ event, from, to }: ChartArrow, domain: string): string =>
  `${shortEvent(event, domain)}: ${from || domain} ${to === null ? 'stays' : `→ ${to}`}`

type InsideProps = { arrows: readonly ChartArrow[]; domain: string; taken: ChartArrow | null }

function Inside({ arrows, domain, taken }: InsideProps) {
  const states = [...new Set(arrows.map(({ from }) => from))]
  return (
    <div className="tm-inside">
      {states.map((state) => (
        <section key={state}>
          <h4>{state === '' ? 'In every state' : `In ${state}`}</h4>
          <ul>
            {arrows
              .filter(({ from }) => from === state)
              .map((arrow) => (
                <li
                  key={`${arrow.event} ${arrow.index}`}
                  className={classes(arrow === taken && 'tm-taken')}
                  aria-current={arrow === taken ? 'true' : undefined}
                >
                  {shortEvent(arrow.event, domain)}
                  {arrow.guard !== null && <span className="tm-soft"> [{arrow.guard}]</span>}
                  {arrow.to !== null && ` → ${arrow.to.split('.').at(-1)}`}
                  {arrow.actions.length > 0 && <span className="tm-soft"> / {arrow.actions.join(', ')}</span>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
