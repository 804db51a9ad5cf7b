import type { History } from '@leaflog/core/time-machine'
import { useState } from 'react'
import { JsonTree } from './json-tree.tsx'

/** The state after an event: as stored, or as screens see it. */
export function StatePane({ history, seq, tab }: { history: History; seq: number; tab: string }) {
  const [asSeen, setAsSeen] = useState(false)
  const state: object = asSeen ? history.view(seq, tab) : history.json(seq, tab)
  return (
    <>
      <label className="tm-check">
        <input type="checkbox" checked={asSeen} onChange={(event) => setAsSeen(event.target.checked)} />
        As screens see it (views)
      </label>
      <ul className="tm-tree">
        {Object.entries(state).map(([domain, value]) => (
          <li key={domain}>
            <JsonTree value={value} name={domain} open={0} />
          </li>
        ))}
      </ul>
    </>
  )
}
