import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { clustersOf, maxQuantityOf } from './clusters.ts'
import { labelsOf } from './labels.ts'
import { Mark } from './mark.tsx'
import styles from './place-map.module.css'
import { type Box, drawState } from './project.ts'
import { ScaleBar } from './scale-bar.tsx'
import { boxAround, comesApart } from './view-box.ts'

export interface MapPlace {
  /** The id of its list entry, which its mark links to. */
  id: string
  /** The city, labeled beside its mark if there is room. */
  city: string
  latitude: number
  longitude: number
}

export type PlaceMapProps = {
  stateCode: string
  places: readonly MapPlace[]
  /** The chosen place, if it is among them. */
  chosen?: string | null
  /** The places that are hovered or focused, here or in the list. */
  lit: readonly string[]
  onLit: (ids: readonly string[]) => void
  /** The point from which distances are counted. */
  from?: { latitude: number; longitude: number } | null
}

/** Sizes in units of the whole drawing; zooming does not enlarge them on screen. */
const apart = 17
const typeSize = 13

/**
 * The places of a state on its outline. The list beside it has the same content, so the drawing is hidden from screen
 * readers and the Tab key: focusing a list entry highlights its mark. Without JavaScript a mark is still a link to its
 * entry. Overlapping marks become one, with their number, which zooms in.
 */
export function PlaceMap({ stateCode, places, chosen = null, lit, onLit, from = null }: PlaceMapProps) {
  const { t } = useTranslation('places')
  const drawing = useMemo(() => drawState(stateCode), [stateCode])
  const [near, setNear] = useState<{ state: string; box: Box } | null>(null)
  if (drawing === null) return null
  const { box: whole, project } = drawing
  const shown = near?.state === stateCode ? near.box : whole
  const zoom = shown.width / whole.width
  const spots = places.map((place) => ({ ...place, ...project(place) }))
  const clusters = clustersOf(spots, apart * zoom)
  const radiusOf = (count: number) => (count === 1 ? 5.5 : 8 + Math.min(6, Math.sqrt(count))) * zoom
  const labels = labelsOf(
    clusters.map(({ members, x, y }) => ({
      x,
      y,
      name: maxQuantityOf(members.map(({ city }) => city)),
      radius: radiusOf(members.length),
      weight: members.length,
    })),
    typeSize * zoom,
    shown,
  )
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
        aria-hidden="true"
        focusable="false"
        className={styles.drawing}
      >
        <path d={drawing.path} className={styles.shore} strokeWidth={14} />
        <path d={drawing.path} className={styles.shallows} strokeWidth={7} />
        <path d={drawing.path} className={styles.land} strokeWidth={1.4 * zoom} />
        {from !== null && (
          <path
            d={`M${project(from).x} ${project(from).y}m${-7 * zoom} 0h${14 * zoom}m${-7 * zoom} ${-7 * zoom}v${14 * zoom}`}
            className={styles.from}
            strokeWidth={2.4 * zoom}
          />
        )}
        {clusters.map((cluster) => {
          const ids = cluster.members.map(({ id }) => id)
          const opens = ids.length > 1 && comesApart(cluster.members, whole, shown)
          return (
            <Mark
              key={ids.join()}
              cluster={cluster}
              radius={radiusOf(ids.length)}
              size={typeSize * zoom}
              look={{ chosen: chosen !== null && ids.includes(chosen), lit: lit.some((id) => ids.includes(id)) }}
              onLit={onLit}
              {...(opens && { onOpen: () => setNear({ state: stateCode, box: boxAround(cluster.members, whole) }) })}
            />
          )
        })}
        {labels.map(({ name, x, y, anchor }) => (
          <text
            key={name}
            x={x}
            y={y}
            dominantBaseline="central"
            textAnchor={anchor}
            fontSize={typeSize * zoom}
            strokeWidth={3.5 * zoom}
            className={styles.name}
          >
            {name}
          </text>
        ))}
        <ScaleBar shown={shown} unitsInMile={drawing.unitsInMile} zoom={zoom} />
      </svg>
      {shown !== whole && (
        <Button variant="secondary" size="small" onClick={() => setNear(null)} className={styles.out}>
          {t('map.whole')}
        </Button>
      )}
    </figure>
  )
}
