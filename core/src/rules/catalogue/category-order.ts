const first = ['specials', 'flower', 'vapes', 'edibles', 'concentrates', 'cbd', 'topicals', 'accessories']

const rank = (name: string): number => {
  const found = first.indexOf(name.toLowerCase())
  return found === -1 ? first.length : found
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Specials, Flower, Vapes, Edibles, Concentrates, CBD, Topicals, Accessories, then the rest alphabetically. */
export const byCategoryOrder = (a: string, b: string): number =>
  rank(a) - rank(b) || compare(a.toLowerCase(), b.toLowerCase())

/** Featured names first, each group alphabetically. Comparing ignores case. */
export const featuredFirst = (names: readonly string[], featured: readonly string[]): string[] => {
  const chosen = new Set(featured)
  return [...new Set(names)].toSorted(
    (a, b) => Number(chosen.has(b)) - Number(chosen.has(a)) || compare(a.toLowerCase(), b.toLowerCase()),
  )
}

const units: Readonly<Record<string, { order: number; size: number }>> = {
  mg: { order: 0, size: 0.001 },
  g: { order: 0, size: 1 },
  oz: { order: 0, size: 28.35 },
  ml: { order: 1, size: 1 },
  pack: { order: 2, size: 1 },
  pk: { order: 2, size: 1 },
  ct: { order: 2, size: 1 },
}

/** Weights from light to heavy, then volumes, then packs, then everything that is not a number. */
export const byWeight = (a: string, b: string): number => {
  const [left, right] = [sizeOf(a), sizeOf(b)]
  return left.order - right.order || left.size - right.size || compare(a, b)
}

const sizeOf = (option: string): { order: number; size: number } => {
  const [, number, unit] = /^(\d{1,6}(?:\.\d{1,4})?)[ -]?([a-z]{1,5})/i.exec(option) ?? []
  const known = unit === undefined || !Object.hasOwn(units, unit.toLowerCase()) ? undefined : units[unit.toLowerCase()]
  if (number === undefined || known === undefined) return { order: 9, size: 0 }
  return { order: known.order, size: Number(number) * known.size }
}
