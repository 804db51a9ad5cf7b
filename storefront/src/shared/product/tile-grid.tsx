import { useRouter } from '@tanstack/react-router'
import { Children, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './tile-grid.module.css'

/** How many pictures of a listing are wanted at once. */
export const eagerTiles = 3

/** Full rows, in however many columns. */
const groupSize = 12

/**
 * Product tiles in three columns, in two on tablets and phones (9c.6, 9f.4), in groups. At first a browser lays out those
 * that come near the view; then, whenever it is idle, one group more, so that nothing jumps when the end is reached.
 */
export function TileGrid({ children }: { children: ReactNode }) {
  const groups = useMemo(() => {
    const tiles = Children.toArray(children)
    return Array.from({ length: Math.ceil(tiles.length / groupSize) }, (_, position) =>
      tiles.slice(position * groupSize, (position + 1) * groupSize),
    )
  }, [children])
  const { whenIdle } = useRouter().options.context
  const [laidOut, setLaidOut] = useState(1)
  useEffect(
    () => (laidOut < groups.length ? whenIdle?.(() => setLaidOut(laidOut + 1)) : undefined),
    [whenIdle, laidOut, groups.length],
  )
  return (
    <div role="list">
      {groups.map((group, position) => (
        <div
          key={position}
          role="presentation"
          className={styles.grid}
          data-estimated={position < laidOut ? undefined : ''}
        >
          {group}
        </div>
      ))}
    </div>
  )
}

/** The place of one tile. */
export function TilePlace({ children }: { children: ReactNode }) {
  return (
    <div role="listitem" className={styles.item}>
      {children}
    </div>
  )
}

/** A place of the same size while products load, so that nothing jumps. */
export function TileGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={styles.waiting}>
          <Skeleton className={styles.plate} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.title} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.button} />
        </div>
      ))}
    </div>
  )
}
