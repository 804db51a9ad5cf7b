import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Texts by their paths in a folder. */
export type Generated = ReadonlyMap<string, string>

/** Paths of the texts that are missing from the folder or differ there. */
export async function stale(folder: string, generated: Generated): Promise<readonly string[]> {
  const paths: string[] = []
  for (const [path, text] of generated) {
    const file = join(folder, path)
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) paths.push(path)
  }
  return paths
}
