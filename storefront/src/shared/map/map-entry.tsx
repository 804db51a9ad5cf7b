import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import styles from './map-entry.module.css'

export type MapEntryProps = {
  /** The id that its mark of the map links to. */
  id: string
  isLit: boolean
  onLit: (ids: readonly string[]) => void
  className?: string | undefined
  children: ReactNode
}

/** An entry of the list beside a map. Hovering or focusing it highlights its mark. */
export function MapEntry({ id, isLit, onLit, className, children }: MapEntryProps) {
  const light = () => onLit([id])
  const darken = () => onLit([])
  return (
    <li
      id={id}
      onPointerEnter={light}
      onPointerLeave={darken}
      onFocus={light}
      onBlur={darken}
      className={classes(className, isLit && styles.lit)}
    >
      {children}
    </li>
  )
}
