import { posix } from 'node:path'

/** One import in a cycle: the importing file and the imported file. */
export interface Tie {
  readonly from: string
  readonly to: string
}

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to = '']) => posix.join(posix.dirname(path), to))

/** The imports between each pair of folders, including types. */
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

/** Each cycle once: its folders and the imports between them. */
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

/** The message for a cycle: what to read and how to fix it. */
export const sayCycle = ({ folders, ties }: { folders: string[]; ties: Tie[] }): string =>
  [
    `${folders.join(' and ')} import each other. Move the shared code into a folder below both, or pass it in:`,
    ...ties.map(({ from, to }) => `  ${from} imports ${to}`),
  ].join('\n')
