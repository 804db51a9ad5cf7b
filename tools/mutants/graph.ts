import { posix } from 'node:path'

import type { Folder } from './folders.ts'

/** The text of every file of ours by its path from the root. */
export type Sources = ReadonlyMap<string, string>

const folderOf = posix.dirname
const isTest = (path: string): boolean => path.endsWith('.test.ts') && !path.endsWith('.browser.test.ts')

/** Events, wiring, calls to the outside and lists of names decide nothing. */
const decidesNothing =
  /\.(test|contract|events|domain|calls|effects|listen|commands|storage|texts)\.ts$|\/(index|tables)\.ts$/

/** The files whose mutants are tried. */
export const decidersOf = ({ folder, files }: Folder, sources: Sources): string[] =>
  files === undefined
    ? [...sources.keys()].filter((path) => folderOf(path) === folder && !decidesNothing.test(path))
    : files.map((file) => `${folder}/${file}.ts`)

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to = '']) => posix.join(folderOf(path), to))

/** The tests beside the files, those that import one of them, and those that the list names. */
export function testsOf(folder: Folder, sources: Sources, slow: readonly string[]): string[] {
  if (folder.only) return folder.only.toSorted()
  const mutated = new Set(decidersOf(folder, sources))
  const reaches = (path: string): boolean => {
    if (folderOf(path) === folder.folder && folder.files === undefined) return true
    if (slow.includes(path)) return false
    return importsOf(path, sources.get(path) ?? '').some((to) => mutated.has(to) || to === folder.folder)
  }
  const near = [...sources.keys()].filter((path) => isTest(path) && reaches(path))
  return [...new Set([...near, ...(folder.tests ?? [])])].toSorted()
}
