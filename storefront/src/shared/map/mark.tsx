import type { MouseEvent } from 'react'
import { opensHere } from '../ui/app-link.tsx'
import { classes } from '../ui/classes.ts'
import type { Cluster } from './clusters.ts'
import styles from './place-map.module.css'

type MarkProps = {
  cluster: Cluster
  radius: number
  size: number
  look: { chosen: boolean; lit: boolean }
  onLit: (ids: readonly string[]) => void
  /** Zooms in, if that separates the cluster. */
  onOpen?: () => void
}

/** One place, or a number of places. A link to the first one's entry, unless it zooms in. */
export function Mark({ cluster: { members, x, y }, radius, size, look, onLit, onOpen }: MarkProps) {
  const ids = members.map(({ id }) => id)
  const follow = (event: MouseEvent) => {
    if (!opensHere(event)) return
    event.preventDefault()
    if (onOpen) return onOpen()
    const entry = document.getElementById(ids[0] ?? '')
    // It may be in a folded part of the list.
    entry?.closest('details')?.setAttribute('open', '')
    entry?.scrollIntoView({ block: 'center' })
    // Its first link or button, so that the keyboard continues there.
    entry?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    onLit(ids)
  }
  return (
    <a
      href={`#${ids[0]}`}
      tabIndex={-1}
      onClick={follow}
      onPointerEnter={() => onLit(ids)}
      onPointerLeave={() => onLit([])}
      className={classes(styles.mark, look.chosen && styles.chosen, look.lit && styles.lit)}
    >
      {/* A touch target. */}
      <circle cx={x} cy={y} r={size * 1.2} className={styles.target} />
      <circle cx={x} cy={y} r={radius} strokeWidth={size * 0.13} className={styles.dot} />
      {ids.length > 1 && (
        <text
          x={x}
          y={y}
          dominantBaseline="central"
          textAnchor="middle"
          fontSize={size * 0.88}
          className={styles.number}
        >
          {ids.length}
        </text>
      )}
    </a>
  )
}
