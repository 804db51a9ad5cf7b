import { useState } from 'react'
import { short } from './words.ts'

/** Entries of a long list or object shown at a time. */
const PAGE = 100

/** A collapsible JSON value; collapsed parts are not rendered. `open`: number of levels that are open at first. */
export function JsonTree({ value, name, open = 1 }: { value: unknown; name?: string; open?: number }) {
  return (
    <ul className="tm-tree">
      <Branch value={value} name={name} open={open} />
    </ul>
  )
}

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value)

function Branch({ value, name, open }: { value: unknown; name: string | undefined; open: number }) {
  const [isOpen, setOpen] = useState(open > 0)
  const [shown, setShown] = useState(PAGE)
  const key = name !== undefined && <span className="tm-key">{name}</span>
  if (typeof value !== 'object' || value === null)
    return (
      <li className="tm-leaf">
        {key}
        <span className={`tm-value tm-${kindOf(value)}`}>{short(value, 2000)}</span>
      </li>
    )
  const entries = Object.entries(value)
  const brackets = Array.isArray(value) ? '[]' : '{}'
  if (entries.length === 0)
    return (
      <li className="tm-leaf">
        {key}
        <span className="tm-value">{brackets}</span>
      </li>
    )
  return (
    <li>
      <button type="button" className="tm-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {key}
        <span className="tm-soft">{isOpen ? `${brackets[0]}${entries.length}${brackets[1]}` : short(value, 80)}</span>
      </button>
      {isOpen && (
        <ul className="tm-tree">
          {entries.slice(0, shown).map(([inner, each]) => (
            <Branch key={inner} value={each} name={inner} open={open - 1} />
          ))}
          {entries.length > shown && (
            <li>
              <button type="button" className="tm-link" onClick={() => setShown(shown + PAGE)}>
                {entries.length - shown} more
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}
