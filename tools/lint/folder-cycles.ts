import { posix } from 'node:path'

/** One import that runs round with others, as the two files that it ties. */
export interface Tie {
  readonly from: string
  readonly to: string
}

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to = '']) => posix.join(posix.dirname(path), to))

/** Folder to folder, types included, with the imports that tie them. */
function tiesOf(sources: ReadonlyMap<string, string>): Map<string, Map<string, Tie[]>> {
  const ties = new Map<string, Map<string, Tie[]>>()
  for (const [from, text] of sources)
    for (const to of importsOf(from, text)) {
      const [folder, other] = [posix.dirname(from), posix.dirname(to)]
      if (folder === other || !sources.has(to)) continue
      const others = ties.get(folder) ?? new Map<string, Tie[]>()
      ties.set(folder, others.set(other, [...(others.get(other) ?? []), { from, to }]))
    }
  return ties
}

/** Every way from one folder back to itself is one of these: per cycle, its folders and the imports between them. */
export function folderCycles(sources: ReadonlyMap<string, string>): { folders: string[]; ties: Tie[] }[] {
  const ties = tiesOf(sources)
  const reached = new Map([...ties.keys()].map((folder) => [folder, reachedFrom(folder, ties)]))
  const left = new Set([...ties.keys()].filter((folder) => reached.get(folder)?.has(folder)))
  return [...left].flatMap((folder) => {
    if (!left.has(folder)) return []
    const folders = [...left].filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder))
    for (const each of folders) left.delete(each)
    const within = folders.flatMap((from) => folders.flatMap((to) => ties.get(from)?.get(to) ?? []))
    return [{ folders: folders.toSorted(), ties: within }]
  })
}

function reachedFrom(start: string, ties: ReadonlyMap<string, ReadonlyMap<string, unknown>>): Set<string> {
  const reached = new Set<string>()
  const next = [start]
  for (let folder = next.pop(); folder !== undefined; folder = next.pop())
    for (const other of ties.get(folder)?.keys() ?? [])
      if (!reached.has(other)) {
        reached.add(other)
        next.push(other)
      }
  return reached
}

/** What to read and to mend, for each cycle. */
export const sayCycle = ({ folders, ties }: { folders: string[]; ties: Tie[] }): string =>
  [
    `${folders.join(' and ')} import each other. Move what both need below them, or hand it in:`,
    ...ties.map(({ from, to }) => `  ${from} imports ${to}`),
  ].join('\n')
