import { diff } from '@leaflog/core/replay'
import type { History } from '@leaflog/core/time-machine'
import { useId } from 'react'
import { Differences } from './differences.tsx'

type Props = {
  history: History
  tab: string
  a: number
  b: number
  onMark: (mark: 'a' | 'b', seq: number) => void
}

/** The differences between the states after any two events. */
export function DiffPane({ history, tab, a, b, onMark }: Props) {
  const differences = [...diff(history.json(a, tab), history.json(b, tab))]
  const field = (mark: 'a' | 'b', value: number) => (
    <SeqField
      label={`After event ${mark.toUpperCase()}`}
      value={value}
      from={history.first - 1}
      to={history.last}
      onChange={(seq) => onMark(mark, seq)}
    />
  )
  return (
    <>
      <div className="tm-line">
        {field('a', a)}
        {field('b', b)}
        <button
          type="button"
          className="tm-button"
          onClick={() => {
            onMark('a', b)
            onMark('b', a)
          }}
        >
          Swap
        </button>
        <output className="tm-soft">
          {differences.length === 1 ? '1 difference' : `${differences.length} differences`}
        </output>
      </div>
      <Differences of={differences} empty="Both states are the same." />
    </>
  )
}

type SeqFieldProps = { label: string; value: number; from: number; to: number; onChange: (seq: number) => void }

function SeqField({ label, value, from, to, onChange }: SeqFieldProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="tm-field">
      {label}
      <input
        id={id}
        type="number"
        min={from}
        max={to}
        value={value}
        onChange={({ target }) => {
          const seq = target.valueAsNumber
          if (Number.isInteger(seq) && seq >= from && seq <= to) onChange(seq)
        }}
      />
    </label>
  )
}
