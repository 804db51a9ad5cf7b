import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The texts of a folder's files by their relative paths; empty if the folder does not exist. */
async function textsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    await Promise.all(paths.map(async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const)),
  )
}

/** Sorted paths of the files that exist in only one of two folders or differ between them. */
export async function differing(one: string, other: string): Promise<readonly string[]> {
  const [ours, theirs] = await Promise.all([textsOf(one), textsOf(other)])
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((path) => ours.get(path) !== theirs.get(path))
    .toSorted()
}
