import type { Difference } from '@leaflog/core/replay'
import { short } from './words.ts'

const MOST = 300

/** The old and the new value of each path. */
export function Differences({ of, empty }: { of: readonly Difference[]; empty: string }) {
  if (of.length === 0) return <p className="tm-soft">{empty}</p>
  return (
    <>
      <ul className="tm-differences">
        {of.slice(0, MOST).map(({ path, before, after }) => (
          <li key={path}>
            <code className="tm-path">{path}</code>
            <del>{short(before)}</del>
            <span className="tm-soft" aria-hidden>
              →
            </span>
            <ins>{short(after)}</ins>
          </li>
        ))}
      </ul>
      {of.length > MOST && <p className="tm-soft">And {of.length - MOST} more.</p>}
    </>
  )
}
