import styles from './sprig.module.css'

type Leaf = { at: number; length: number; width: number; lean: number }
type Plant = { pairs: number; leaf: Omit<Leaf, 'at'>; flower?: true }

const plants = {
  fern: { pairs: 9, leaf: { length: 34, width: 5, lean: 0.5 } },
  laurel: { pairs: 5, leaf: { length: 36, width: 10, lean: 0.9 } },
  lavender: { pairs: 4, leaf: { length: 30, width: 3.5, lean: 1.1 }, flower: true },
} satisfies Record<string, Plant>

export type PlantName = keyof typeof plants

const round = (value: number): number => Math.round(value * 10) / 10

/** The stem, from its foot at 0 to its tip at 1. */
const stem = (at: number) => ({ x: 60 + 26 * at * at, y: 228 - 212 * at })

/** A pair of leaves on the stem, smaller towards the tip. */
const pair = ({ at, length, width, lean }: Leaf): string => {
  const { x, y } = stem(at)
  const scale = 1 - 0.55 * at
  const leaf = (side: 1 | -1): string => {
    const [dx, dy] = [side * length * scale, -length * scale * lean]
    const [bx, by] = [width * scale * lean, width * scale * side]
    const through = (sign: 1 | -1) => `${round(dx * 0.5 + sign * bx)} ${round(dy * 0.5 + sign * by)}`
    return `M${round(x)} ${round(y)}q${through(1)} ${round(dx)} ${round(dy)}q${round(-dx * 0.5 - bx)} ${round(-dy * 0.5 - by)} ${round(-dx)} ${round(-dy)}`
  }
  return leaf(1) + leaf(-1)
}

const buds = Array.from({ length: 9 }, (_, index) => {
  const { x, y } = stem(0.66 + index * 0.04)
  return { key: index, cx: round(x + (index % 2 === 0 ? 5 : -4)), cy: round(y), r: round(4.6 - index * 0.3) }
})

/** A line drawing of a plant, beside the title of a text page. */
export function Sprig({ plant, className }: { plant: PlantName; className?: string | undefined }) {
  const { pairs, leaf, ...rest }: Plant = plants[plant]
  const last = rest.flower ? 0.6 : 0.94
  const places = Array.from({ length: pairs }, (_, index) => 0.16 + (index * (last - 0.16)) / (pairs - 1))
  const [foot, tip] = [stem(0), stem(1)]
  return (
    <svg viewBox="0 0 130 232" aria-hidden="true" className={className}>
      <path d={`M${foot.x} ${foot.y}Q${foot.x} 120 ${tip.x} ${tip.y}`} className={styles.stem} />
      <path d={places.map((at) => pair({ at, ...leaf })).join('')} className={styles.leaves} />
      {rest.flower && buds.map(({ key, ...bud }) => <circle key={key} {...bud} className={styles.bud} />)}
    </svg>
  )
}
