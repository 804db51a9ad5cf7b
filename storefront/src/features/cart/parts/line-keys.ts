import type { LineParts } from './cart-line.tsx'

/**
 * The lines by what they hold, in order: a line's id changes when the shop has answered, and who is at one of its buttons must
 * not lose their place. Of lines that hold the same, the first is the first.
 */
export function withKeys(lines: readonly LineParts[]): ReadonlyMap<string, LineParts> {
  const keyed = new Map<string, LineParts>()
  for (const parts of lines) {
    const what = `${parts.line.brand}|${parts.line.name}|${parts.chosen}`
    let key = what
    for (let nth = 2; keyed.has(key); nth += 1) key = `${what}|${nth}`
    keyed.set(key, parts)
  }
  return keyed
}
