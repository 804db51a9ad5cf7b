import type { LineParts } from './cart-line.tsx'

/**
 * Keys of lines by their content: a line's id changes with the server's answer, and a focused button must not lose its
 * place. Equal lines are numbered.
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
