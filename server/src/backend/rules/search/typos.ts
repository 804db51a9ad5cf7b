/** How many typos a word may have: none under 4 letters, one under 8, else two. */
export const allowedTypos = (word: string): 0 | 1 | 2 => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * The minimum number of typos (a letter inserted, omitted or changed, or two neighbors swapped) that turns `typed` into
 * a prefix of `word`; undefined if it exceeds `most`. A wrong first letter counts twice, because people rarely get it
 * wrong.
 */
export const prefixTypos = (typed: string, word: string, most: number): number | undefined => {
  if (word.length < typed.length - most) return undefined
  const width = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let row = Array.from({ length: width + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line++) {
    const next = [line]
    for (let column = 1; column <= width; column++) {
      const same = typed[line - 1] === word[column - 1]
      let cost = Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + (same ? 0 : 1))
      const swapped = line > 1 && typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1]
      if (swapped && column > 1) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return undefined
    before = row
    row = next
  }
  const least = Math.min(...row) + (typed[0] === word[0] ? 0 : 1)
  return least <= most ? least : undefined
}
