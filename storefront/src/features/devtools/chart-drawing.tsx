import {
  type Box,
  type ChartLayout,
  type DrawnDomain,
  LABEL_SIZE,
  type Line,
  shortEvent,
} from '@leaflog/core/time-machine'
import { useEffect, useId, useRef } from 'react'
import { classes } from '../../shared/ui/classes.ts'

const ROUND = 8
const MARGIN = 12

/** A corner is rounded as far as both of its segments allow. */
function pathOf(points: Line['points']): string {
  const [start, ...rest] = points
  if (!start) return ''
  const parts = [`M${start[0]} ${start[1]}`]
  for (const [index, point] of rest.entries()) {
    const [before, next] = [points[index] ?? start, points[index + 2]]
    if (!next) parts.push(`L${point[0]} ${point[1]}`)
    else {
      const shorten = (to: readonly [number, number]) => {
        const length = Math.hypot(to[0] - point[0], to[1] - point[1])
        const by = length === 0 ? 0 : Math.min(ROUND, length / 2) / length
        return `${point[0] + (to[0] - point[0]) * by} ${point[1] + (to[1] - point[1]) * by}`
      }
      parts.push(`L${shorten(before)}`, `Q${point[0]} ${point[1]} ${shorten(next)}`)
    }
  }
  return parts.join('')
}

function StateBox({ box, active }: { box: Box; active: boolean }) {
  const { state, x, y, width, height } = box
  const isLeaf = state.children.length === 0
  return (
    <g className={classes('tm-state', active && 'tm-lit', !isLeaf && 'tm-outer', state.parallel && 'tm-parallel')}>
      <rect x={x} y={y} width={width} height={height} rx={10} />
      {state.initial && <circle cx={x + 12} cy={y + (isLeaf ? height / 2 : 16)} r={3.5} />}
      <text
        x={isLeaf ? x + width / 2 + (state.initial ? 6 : 0) : x + (state.initial ? 22 : 12)}
        y={isLeaf ? y + height / 2 : y + 16}
        textAnchor={isLeaf ? 'middle' : 'start'}
        dominantBaseline="central"
      >
        {state.name}
      </text>
    </g>
  )
}

type ArrowProps = { line: Line; domain: string; taken: DrawnDomain['taken']; markers: string }

const isTaken = (line: Line, taken: DrawnDomain['taken']): boolean => taken !== null && line.arrows.includes(taken)

function ArrowLine({ line, taken, markers }: ArrowProps) {
  const isLit = isTaken(line, taken)
  return (
    <path
      className={classes('tm-arrow', isLit && 'tm-taken')}
      d={pathOf(line.points)}
      markerEnd={`url(#${markers}${isLit ? '-taken' : ''})`}
    />
  )
}

function ArrowWords({ line, domain, taken }: ArrowProps) {
  const { x, y, width, height } = line.label
  const lit = isTaken(line, taken) && taken ? shortEvent(taken.event, domain) : null
  return (
    <g className="tm-words">
      <rect x={x} y={y} width={width} height={height} rx={4} />
      {line.texts.map((text, index) => (
        <text
          key={text}
          className={text === lit ? 'tm-taken' : undefined}
          x={x + width / 2}
          y={y + LABEL_SIZE.line * (index + 0.5)}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {text}
        </text>
      ))}
    </g>
  )
}

/** The machine as boxes and arrows: active states and the latest transition are highlighted. */
export function ChartDrawing({ drawn: { name, layout, active, taken } }: { drawn: DrawnDomain }) {
  const markers = useId().replaceAll(/[^\w-]/g, '')
  const { width, height } = sizeOf(layout)
  const left = Math.min(0, ...layout.lines.map(({ label }) => label.x))
  const standing = [...active].filter((id) => id !== '').join(', ')
  const common = { domain: name, taken, markers }
  const scroller = useRef<HTMLDivElement>(null)
  const stands = layout.boxes.find(({ state }) => active.has(state.id) && state.children.length === 0)
  const middle = stands ? stands.x + stands.width / 2 - left + MARGIN : 0
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    element.scrollLeft = middle - element.clientWidth / 2
    // Focusable only if it is wider than the panel, so that it can be scrolled by keyboard.
    element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1
  }, [name, middle])
  return (
    <div ref={scroller} role="group" aria-label={`Chart of ${name}`} className="tm-drawing">
      <svg
        role="img"
        aria-label={`Machine of ${name}${standing === '' ? '' : `, now in ${standing}`}`}
        className="tm-chart"
        width={width}
        height={height}
        viewBox={`${left - MARGIN} ${-MARGIN} ${width} ${height}`}
      >
        <defs>
          {['', '-taken'].map((suffix) => (
            <marker
              key={suffix}
              id={`${markers}${suffix}`}
              className={classes('tm-arrowhead', suffix !== '' && 'tm-taken')}
              viewBox="0 0 8 8"
              refX="7.5"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8z" />
            </marker>
          ))}
        </defs>
        {layout.boxes.map((box) => (
          <StateBox key={box.state.id} box={box} active={active.has(box.state.id)} />
        ))}
        {layout.lines.map((line) => (
          <ArrowLine key={keyOf(line)} line={line} {...common} />
        ))}
        {layout.lines.map((line) => (
          <ArrowWords key={keyOf(line)} line={line} {...common} />
        ))}
      </svg>
    </div>
  )
}

const keyOf = ({ arrows: [first], points }: Line): string => `${first?.from} ${first?.to} ${points.length}`
const sizeOf = ({ width, height }: ChartLayout) => ({ width: width + 2 * MARGIN, height: height + 2 * MARGIN })
