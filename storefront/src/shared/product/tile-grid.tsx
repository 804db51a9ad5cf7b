import { useRouter } from '@tanstack/react-router'
import { Children, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './tile-grid.module.css'

/** How many images of a listing are loaded eagerly. */
export const eagerTiles = 3

/** Full rows for any number of columns. */
const groupSize = 12

/**
 * Product tiles in three columns, in two on tablets and phones (9c.6, 9f.4), in groups. At first a browser lays out
 * those near the viewport; then, whenever it is idle, one more group, so that nothing shifts near the end. `shelf`: a
 * few, which are in one row where the page is wide enough for it.
 */
export function TileGrid({ shelf = false, children }: { shelf?: boolean; children: ReactNode }) {
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
    <div role="list" className={shelf ? styles.shelf : undefined}>
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

/** The grid cell of one tile. */
export function TilePlace({ children }: { children: ReactNode }) {
  return (
    <div role="listitem" className={styles.item}>
      {children}
    </div>
  )
}

/** A placeholder of the same size while products load, so that nothing shifts. */
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
