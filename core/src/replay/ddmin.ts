/**
 * Delta debugging (ddmin, Zeller and Hildebrandt): the units of a list that a property needs, by leaving out ever smaller
 * parts. Without any one unit of the result the property is lost.
 */
export function ddmin<Unit>(units: readonly Unit[], isKept: (left: readonly Unit[]) => boolean): readonly Unit[] {
  if (units.length === 0 || isKept([])) return []
  let left = units
  let size = Math.ceil(left.length / 2)
  while (left.length > 1) {
    const smaller = withoutPart(left, size, isKept)
    if (smaller) {
      left = smaller
      size = Math.min(size, Math.ceil(left.length / 2))
    } else if (size === 1) break
    else size = Math.ceil(size / 2)
  }
  return left
}

/** The latest part is left out first: what happened after the bug is seldom needed. */
function withoutPart<Unit>(
  units: readonly Unit[],
  size: number,
  isKept: (left: readonly Unit[]) => boolean,
): readonly Unit[] | null {
  let left = units
  for (let end = units.length; end > 0; end -= size) {
    const without = [...left.slice(0, Math.max(0, end - size)), ...left.slice(end)]
    if (isKept(without)) left = without
  }
  return left.length < units.length ? left : null
}
