/** Pairs of leaves along a stem, as thin outlines. */
const leaves = Array.from({ length: 9 }, (_, index) => {
  const y = 780 - index * 76
  const x = 300 - Math.round(Math.sin(index / 2.6) * 26)
  const length = 190 - index * 13
  const rise = 96 - index * 5
  const leaf = (side: 1 | -1) =>
    `M${x} ${y}c${side * length * 0.3} ${-rise * 0.15} ${side * length * 0.85} ${-rise * 0.35} ${side * length} ${-rise}` +
    `c${-side * length * 0.62} ${rise * 0.02} ${-side * length * 0.95} ${rise * 0.4} ${-side * length} ${rise}Z` +
    `M${x} ${y}l${side * length * 0.78} ${-rise * 0.72}`
  return leaf(1) + leaf(-1)
})

/** A drawn plant; decoration only. */
export function Sprig({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 600 900" fill="none" aria-hidden="true" className={className}>
      <path d="M300 900c4-120-10-260-22-400S300 180 286 60" />
      {leaves.map((leaf) => (
        <path key={leaf} d={leaf} />
      ))}
      <path d="M286 60c-22-18-24-42 0-60 24 18 22 42 0 60Z" />
    </svg>
  )
}
