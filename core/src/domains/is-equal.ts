/** Deep equality of plain data as views hold it; the order of keys does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [ones, others] = [Object.entries(one), Object.entries(other)]
  const known = new Map(others)
  return ones.length === others.length && ones.every(([key, value]) => known.has(key) && isEqual(value, known.get(key)))
}
