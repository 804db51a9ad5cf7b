import { posix } from 'node:path'

import type { Folder } from './folders.ts'

/** The text of each of our files, by its path from the root. */
export type Sources = ReadonlyMap<string, string>

const folderOf = posix.dirname
const isTest = (path: string): boolean => path.endsWith('.test.ts') && !path.endsWith('.browser.test.ts')

/** Events, wiring, outside calls and lists of names contain no logic. */
const decidesNothing =
  /\.(test|contract|events|domain|calls|effects|listen|commands|storage|texts)\.ts$|\/(index|tables)\.ts$/

/** The files to mutate. */
export const logicFilesOf = ({ folder, files }: Folder, sources: Sources): string[] =>
  files === undefined
    ? [...sources.keys()].filter((path) => folderOf(path) === folder && !decidesNothing.test(path))
    : files.map((file) => `${folder}/${file}.ts`)

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to = '']) => posix.join(folderOf(path), to))

/** The tests beside the files, the tests that import one of them, and the tests that the list names. */
export function testsOf(folder: Folder, sources: Sources, slow: readonly string[]): string[] {
  if (folder.only) return folder.only.toSorted()
  const mutated = new Set(logicFilesOf(folder, sources))
  const reaches = (path: string): boolean => {
    if (folderOf(path) === folder.folder && folder.files === undefined) return true
    if (slow.includes(path)) return false
    return importsOf(path, sources.get(path) ?? '').some((to) => mutated.has(to) || to === folder.folder)
  }
  const near = [...sources.keys()].filter((path) => isTest(path) && reaches(path))
  return [...new Set([...near, ...(folder.tests ?? [])])].toSorted()
}
